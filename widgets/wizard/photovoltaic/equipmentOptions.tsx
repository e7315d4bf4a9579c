import type { ReactNode } from 'react';
import { formatPounds } from '#contract/common/money.ts';
import { formatKilowatts } from '#contract/common/numbers.ts';
import type { Battery, Inverter, Mounting, Panel } from '#contract/common/photovoltaic/equipment.ts';
import {
  BatteryPicture,
  InverterPicture,
  MountingFlat,
  MountingGround,
  MountingPitched,
  PanelPicture,
} from '../../ui/illustrations/EquipmentPictures.tsx';
import type { RadioCardOption } from '../../ui/RadioCards/RadioCards.tsx';
import { equipment as copy } from './laterCopy.ts';

const { meta } = copy;
const MOUNTING_PICTURES = {
  Pitched: <MountingPitched />,
  Flat: <MountingFlat />,
  Ground: <MountingGround />,
} satisfies Record<Mounting['roofType'], ReactNode>;

export const panelOptions = (panels: readonly Panel[]): RadioCardOption[] =>
  panels.map((panel) => ({
    value: panel.id,
    title: panel.name,
    description: panel.summary,
    price: copy.eachPanel(formatPounds(panel.price)),
    picture: <PanelPicture />,
    meta: [
      { label: meta.efficiency, value: panel.efficiency },
      { label: meta.warranty, value: panel.warranty },
      { label: meta.origin, value: panel.origin },
      { label: meta.dimensions, value: panel.dimensions },
    ],
  }));

export const inverterOptions = (inverters: readonly Inverter[]): RadioCardOption[] =>
  inverters.map((inverter) => ({
    value: inverter.id,
    title: inverter.name,
    description: inverter.summary,
    price: formatPounds(inverter.price),
    picture: <InverterPicture />,
    meta: [
      { label: meta.power, value: formatKilowatts(inverter.powerKw) },
      { label: meta.efficiency, value: inverter.efficiency },
      { label: meta.phase, value: inverter.type },
      { label: meta.warranty, value: inverter.warranty },
      { label: meta.dimensions, value: inverter.dimensions },
    ],
  }));

export const batteryOptions = (batteries: readonly Battery[]): RadioCardOption[] =>
  batteries.map((battery) => ({
    value: battery.id,
    title: battery.name,
    description: battery.summary,
    price: formatPounds(battery.price),
    picture: <BatteryPicture />,
    meta: [
      { label: meta.capacity, value: battery.capacity },
      { label: meta.cycles, value: battery.cycles },
      { label: meta.warranty, value: battery.warranty },
      { label: meta.dimensions, value: battery.dimensions },
    ],
  }));

/** @param fitting id of the one made for the visitor's roof, or "" */
export const mountingOptions = (mountings: readonly Mounting[], fitting: string): RadioCardOption[] =>
  mountings.map((mounting) => ({
    value: mounting.id,
    title: mounting.name,
    description: mounting.summary,
    price: copy.eachPanel(formatPounds(mounting.price)),
    picture: MOUNTING_PICTURES[mounting.roofType],
    ...(mounting.id === fitting ? { badge: copy.fitsRoof } : {}),
    meta: [
      { label: meta.material, value: mounting.material },
      { label: meta.fixing, value: mounting.type },
      { label: meta.warranty, value: mounting.warranty },
    ],
  }));

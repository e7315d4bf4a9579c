import type { SubPence } from '../money.ts';

/** What every catalogue item has (funnels specification, section 3.3). */
interface Item {
  readonly id: string;
  readonly name: string;
  readonly price: SubPence;
  readonly warranty: string;
  /** One honest sentence that helps to choose. */
  readonly summary: string;
}

/** `price` is for one panel. */
export interface Panel extends Item {
  readonly powerW: number;
  readonly efficiency: string;
  readonly origin: string;
  readonly dimensions: string;
}

export const INVERTER_TYPES = ['Single-phase', 'Three-phase'] as const;

export interface Inverter extends Item {
  readonly powerKw: number;
  readonly efficiency: string;
  readonly dimensions: string;
  readonly type: (typeof INVERTER_TYPES)[number];
}

/** `price` is for one panel. */
export interface Mounting extends Item {
  readonly material: string;
  readonly type: string;
  readonly roofType: 'Pitched' | 'Flat' | 'Ground';
}

export interface Battery extends Item {
  readonly capacity: string;
  readonly cycles: string;
  readonly dimensions: string;
}

/** Everything that a funnel offers. */
export interface Catalogue {
  readonly panels: readonly Panel[];
  readonly inverters: readonly Inverter[];
  readonly mountings: readonly Mounting[];
  readonly batteries: readonly Battery[];
}

/** What a visitor has chosen, by catalogue id; `battery` is "" without one. */
export interface SystemChoice {
  readonly sizeKw: number;
  readonly panel: string;
  readonly inverter: string;
  readonly mounting: string;
  readonly batteryIncluded: boolean;
  readonly battery: string;
}

export interface Equipment {
  readonly panel: Panel;
  readonly inverter: Inverter;
  readonly mounting: Mounting;
  readonly battery: Battery | undefined;
}

/** Degrees, as the mountings of the catalogue hold the panels; a pitched roof as most of the region are. */
export const TILTS = { Pitched: 30, Flat: 10, Ground: 30 } as const satisfies Record<Mounting['roofType'], number>;

/** "7.7 kWh" as a number; 0 without a battery. */
export const capacityKwh = (battery: Battery | undefined): number =>
  battery ? Number.parseFloat(battery.capacity) : 0;

const findItem = <T extends Item>(items: readonly T[], id: string): T | undefined =>
  items.find((item) => item.id === id);

/** The chosen items; undefined when the catalogue does not know one of the ids. */
export function findEquipment(catalogue: Catalogue, choice: SystemChoice): Equipment | undefined {
  const panel = findItem(catalogue.panels, choice.panel);
  const inverter = findItem(catalogue.inverters, choice.inverter);
  const mounting = findItem(catalogue.mountings, choice.mounting);
  const battery = choice.batteryIncluded ? findItem(catalogue.batteries, choice.battery) : undefined;
  if (!panel || !inverter || !mounting || (choice.batteryIncluded && !battery)) return undefined;
  return { panel, inverter, mounting, battery };
}

/** The mounting made for a roof; undefined for a mixed one. Offered, never chosen by itself: it changes the price. */
export const fittingMounting = ({ mountings }: Catalogue, roofType: string): Mounting | undefined =>
  mountings.find((mounting) => mounting.roofType === roofType);

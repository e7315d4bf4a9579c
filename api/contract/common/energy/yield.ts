import { climateOf } from './regions.ts';

// What panels make, by SAP 10.2, the government's method behind energy certificates: appendices U (sun) and M1 (panels).

/** Which way a roof faces; east is as good as west here. */
export const ORIENTATIONS = ['N', 'NE/NW', 'E/W', 'SE/SW', 'S'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What is left beside trees and houses. */
export const SHADE = { none: 1, modest: 0.8, significant: 0.5, heavy: 0.35 } as const;
export type Shade = keyof typeof SHADE;

/** Performance factors: SAP's own, and that of well-ventilated panels in its successor, the Home Energy Model. */
export const PERFORMANCE = { low: 0.8, high: 0.87 } as const;

/** Where panels lie; flux and sun follow from it. */
export interface Roof {
  /** Number of table U4. */
  readonly region: number;
  /** Without a say where the tilt is 0. */
  readonly orientation: Orientation | 'flat';
  /** Degrees: 0 is flat, 90 a wall. */
  readonly tilt: number;
  readonly shade?: Shade;
  readonly performance?: number;
}

/** January first; February as the method has it. */
export const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Degrees, January first. */
const DECLINATIONS = [-20.7, -12.8, -1.8, 9.8, 18.8, 23.1, 21.2, 13.7, 2.9, -8.7, -18.4, -23.0];

/** Table U5, k1 to k9. */
const TURN: Readonly<Record<Orientation, readonly number[]>> = {
  N: [26.3, -38.5, 14.8, -16.5, 27.3, -11.9, -1.06, 0.0872, -0.191],
  'NE/NW': [0.165, -3.68, 3.0, 6.38, -4.53, -0.405, -4.38, 4.89, -1.99],
  'E/W': [1.44, -2.36, 1.07, -0.514, 1.89, -1.64, -0.542, -0.757, 0.604],
  'SE/SW': [-2.95, 2.89, 1.17, 5.67, -3.54, -4.28, -2.72, -0.25, 3.07],
  S: [-0.66, -0.106, 2.93, 3.63, -0.374, -7.4, -2.71, -0.991, 4.59],
};

/** Of degrees. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Sun on the plane of the roof as a multiple of that on the flat. @param height of the sun at noon of the month: latitude − declination */
function turned(orientation: Orientation, tilt: number, height: number): number {
  const s = Math.sin(radians(tilt) / 2);
  const c = Math.cos(radians(height));
  const factor = (from: number): number => {
    const [a = 0, b = 0, d = 0] = TURN[orientation].slice(from, from + 3);
    return ((a * s + b) * s + d) * s;
  };
  return (factor(0) * c + factor(3)) * c + factor(6) + 1;
}

/** What shade and losses leave, 0 to 1. */
export const shareLeft = ({ shade = 'none', performance = PERFORMANCE.low }: Roof): number =>
  performance * SHADE[shade];

/** kWh that each kW of panels makes in each month, January first. */
export function monthlyYield(roof: Roof) {
  const { region, orientation, tilt } = roof;
  const { latitude, flux } = climateOf(region);
  return DAYS_OF_MONTHS.map((days, month) => {
    const onTheFlat = flux[month] ?? 0;
    const height = latitude - (DECLINATIONS[month] ?? 0);
    const onTheRoof = orientation === 'flat' ? onTheFlat : onTheFlat * turned(orientation, tilt, height);
    return (shareLeft(roof) * onTheRoof * 24 * days) / 1000;
  });
}

/** The total of twelve months. */
export const yearOf = (months: readonly number[]): number => months.reduce((total, month) => total + month, 0);

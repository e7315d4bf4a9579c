import * as z from 'zod/mini';
import { ASKED_SHADES, OPENINGS, TARIFFS, type EstimateFigures, type EstimateInputs } from './inputs.ts';
import { ORIENTATIONS } from './yield.ts';

const DIRECTION_MESSAGE = `Send one of the directions ${ORIENTATIONS.join(', ')}, or none`;
const SHADE_MESSAGE = `Send one of the shades ${ASKED_SHADES.join(', ')}, or none`;
const TARIFF_MESSAGE = `Send one of the tariffs ${TARIFFS.join(', ')}, or none`;
const OPENING_MESSAGE = `Send one of the hours ${OPENINGS.join(', ')}, or none`;
const BATTERY_MESSAGE = 'Send the usable kWh of the battery, 0 for none';
const FIGURE_MESSAGE = 'Send a whole number';
// The largest home of the method makes less, and earns less.
const LARGEST_FIGURE = 500_000;

const whole = z
  .number(FIGURE_MESSAGE)
  .check(z.int(FIGURE_MESSAGE), z.gte(-LARGEST_FIGURE, FIGURE_MESSAGE), z.lte(LARGEST_FIGURE, FIGURE_MESSAGE));

/** What was said of a home or a building. */
export const estimateInputsSchema: z.ZodMiniType<EstimateInputs> = z.object(
  {
    direction: z.optional(z.enum(ORIENTATIONS, DIRECTION_MESSAGE)),
    shade: z.optional(z.enum(ASKED_SHADES, SHADE_MESSAGE)),
    homeInDay: z.optional(z.boolean('Send true or false, or nothing')),
    opening: z.optional(z.enum(OPENINGS, OPENING_MESSAGE)),
    tariff: z.optional(z.enum(TARIFFS, TARIFF_MESSAGE)),
    batteryKwh: z.optional(z.number(BATTERY_MESSAGE).check(z.gte(0, BATTERY_MESSAGE), z.lte(100, BATTERY_MESSAGE))),
  },
  'Send the inputs of the estimate as an object',
);

/** The ends of an estimate as they are shown: kWh and pounds a year, in whole ones. */
export const estimateFiguresSchema: z.ZodMiniType<EstimateFigures> = z.object(
  { madeLow: whole, madeHigh: whole, savingLow: whole, savingHigh: whole },
  'Send the figures of the estimate as an object',
);

import * as z from 'zod/mini';
import { cleanLine } from './text.ts';

const MAX_ID = 60;

/** The id of a chosen item. One that no catalogue knows is taken: sales find out what it was. @param message what to do when it is missing */
export const catalogueId = (message: string) =>
  z.string(message).check(z.overwrite(cleanLine), z.minLength(1, message), z.maxLength(MAX_ID, message));

const TOO_SMALL = 'Send a figure of 0 or more';
/** -0 parses as a number and prints as "0": no visitor sends it. */
export const isNotNegativeZero = (value: number): boolean => !Object.is(value, -0);

/** A computed figure that came with a request: optional and never trusted, the server computes its own. */
export const optionalFigure = z.optional(
  z
    .number('Send this figure as a number')
    .check(
      z.gte(0, TOO_SMALL),
      z.lte(100_000_000, 'Send a figure that a quote can have'),
      z.refine(isNotNegativeZero, TOO_SMALL),
    ),
);

import * as z from 'zod/mini';
import { cleanLine } from './text.ts';

const MAX_ID = 60;

/** The id of a chosen item. One that no catalogue knows is taken: sales find out what it was. @param message what to do when it is missing */
export const catalogueId = (message: string) =>
  z.string(message).check(z.overwrite(cleanLine), z.minLength(1, message), z.maxLength(MAX_ID, message));

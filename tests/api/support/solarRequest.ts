import { requestOf, type RequestChanges } from './requests.ts';

type Json = Readonly<Record<string, unknown>>;

interface SolarChanges {
  readonly quote?: Json;
  readonly customerInfo?: Json;
  /** Beside `type` and `quoteData`. */
  readonly envelope?: Json;
}

const below = (path: string, changes: Json): RequestChanges =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${path}.${name}`, value]));

/** The body of a solar post, as a tag sends it: 4 kW for a home at £3,296.85. */
export const solarRequest = ({ quote = {}, customerInfo = {}, envelope = {} }: SolarChanges = {}) =>
  requestOf('solar', {
    ...below('quoteData.quote', quote),
    ...below('quoteData.customerInfo', customerInfo),
    ...envelope,
  });

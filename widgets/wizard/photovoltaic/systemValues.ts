import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import type { Catalogue, SystemChoice } from '#contract/common/photovoltaic/equipment.ts';
import { wireFigures, type SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { foreignPhoneConfirmation, type FunnelSpec } from '../funnelSpec.ts';
import { entriesOf } from '../stored.ts';

/** The answers that make a system, as both calculators' forms hold them. */
export interface SystemValues {
  readonly systemSize: number;
  readonly propertyType: string;
  readonly roofType: string;
  readonly panelType: string;
  readonly inverterType: string;
  readonly mountingType: string;
  readonly batteryIncluded: boolean;
  readonly batteryType: string;
}

/** The answers, for pricing. */
export const choiceOf = (values: SystemValues): SystemChoice => ({
  sizeKw: values.systemSize,
  panel: values.panelType,
  inverter: values.inverterType,
  mounting: values.mountingType,
  batteryIncluded: values.batteryIncluded,
  battery: values.batteryType,
});

/** Turning the battery on selects the first one if none is chosen (sections 4.4 and 4.7). */
export const batteryAfterSwitch = (chosen: string, isOn: boolean, first: string): string =>
  isOn && chosen === '' ? first : chosen;

/** All other answers: those on the customer. */
export function customerAnswersOf<Values extends SystemValues>(values: Values) {
  const {
    systemSize: _systemSize,
    panelType: _panelType,
    inverterType: _inverterType,
    mountingType: _mountingType,
    batteryIncluded: _batteryIncluded,
    batteryType: _batteryType,
    ...answers
  } = values;
  return answers;
}

/** `quote` of the request body, exactly as the wire has it. */
export const wireSystem = (values: SystemValues, { figures }: SystemQuote, quoteRef: string) => ({
  systemSize: values.systemSize,
  panelType: values.panelType,
  inverterType: values.inverterType,
  mountingType: values.mountingType,
  batteryIncluded: values.batteryIncluded,
  batteryType: values.batteryIncluded ? values.batteryType : '',
  ...wireFigures(figures),
  quoteRef,
});

/** Answers of a quote that was sent, from the local record that the specification names (section 3.3). */
export function valuesOfRecord(record: unknown): unknown {
  const { quote, customerInfo } = Object.fromEntries(entriesOf(record));
  return Object.fromEntries([...entriesOf(customerInfo), ...entriesOf(quote)]);
}

/** The same system with each battery and with none, as far as it can be priced. */
export const alternativesOf = <Values extends SystemValues>(
  values: Values,
  batteries: Catalogue['batteries'],
  quoteOf: (values: Values) => SystemQuote | undefined,
): readonly SystemQuote[] =>
  [undefined, ...batteries].flatMap((battery) => {
    const other = quoteOf({ ...values, batteryIncluded: battery !== undefined, batteryType: battery?.id ?? '' });
    return other ?? [];
  });

type Own = 'kept' | 'totalOf' | 'conversionOf' | 'valuesOfRecord' | 'confirmationsFor';

const totalOf = (quote: SystemQuote): number => toPounds(quote.figures.total);

/** What both calculators are to the wizard, with what is one funnel's own. */
export const systemSpec = <Values extends SystemValues & { readonly phone: string }>(
  own: Omit<FunnelSpec<Values, SystemQuote>, Own>,
): FunnelSpec<Values, SystemQuote> => ({
  ...own,
  kept: { kind: 'quote', price: ({ figures }) => formatWholePounds(figures.total) },
  totalOf,
  conversionOf: (quote, transactionId) => ({ value: totalOf(quote), transactionId, currency: 'GBP' }),
  valuesOfRecord,
  // The last step before the result asks for the contact.
  confirmationsFor: ({ phone }, step) => (step === own.steps.length - 1 ? foreignPhoneConfirmation(phone) : []),
});

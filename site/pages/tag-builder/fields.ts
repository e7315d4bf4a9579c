import { homecarePlans } from '#contract/homecare/catalogue.ts';
import { FORM_TAGS, TAG_NAMES, type TagName } from '#contract/tags.ts';
import { attributesOfTag } from '../../../widgets/funnels/definitions.ts';
import type { LeadsOn } from '../../../widgets/runtime/closedForm.ts';

/** A list that a tag chooses from before the visitor does. */
export interface ListField {
  readonly tag: TagName;
  readonly attribute: string;
  readonly label: string;
  readonly words: readonly string[];
}

const LABELS: Readonly<Record<string, string>> = {
  'customer-type': 'Type of customer',
  service: 'Service',
  plan: 'Plan',
  subject: 'Subject',
  direction: 'Roof faces',
};

// A plan's name is any text that a catalogue knows: offered are those of the form itself.
const PLANS: Readonly<Partial<Record<TagName, readonly string[]>>> = {
  'homecare-quote': homecarePlans.map(({ name }) => name),
};

/** Every list of every tag, as the tags themselves read them. */
export const listFields: readonly ListField[] = TAG_NAMES.flatMap((tag) =>
  attributesOfTag(tag).flatMap(([attribute, ownWords]) => {
    const words = ownWords ?? (attribute === 'plan' ? PLANS[tag] : undefined);
    const label = LABELS[attribute];
    return words && label ? [{ tag, attribute, label, words }] : [];
  }),
);

const LEADS_ON: Readonly<Record<LeadsOn, true>> = { 'quick-quote': true };

/** Tags that end with a stored lead on the page: the quick quote leads on to another, and so does a tool. */
export const tagsWithResult: readonly TagName[] = FORM_TAGS.filter((tag) => !Object.hasOwn(LEADS_ON, tag));

/** Tags with enough to type that a reload is a loss. */
export const tagsWithKeep: readonly TagName[] = tagsWithResult.filter((tag) => tag !== 'newsletter-signup');

const tagsWith = (name: string): readonly TagName[] =>
  TAG_NAMES.filter((tag) => attributesOfTag(tag).some(([attribute]) => attribute === name));

/** Tags that have a field for a postcode. */
export const tagsWithPostcode = tagsWith('postcode');

/** Tags that have a field for a monthly bill which a page may fill. */
export const tagsWithBill = tagsWith('bill');

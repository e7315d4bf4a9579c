import { expect, type Locator } from '@playwright/test';
import { TYPED } from './funnels/completeFunnel.ts';
import type { TagName } from './tags.ts';

// Names and addresses are nobody's business but the visitor's: a browser's spelling service, or that of an extension,
// must not be sent them as they are typed. `spellCheck={false}` writes no attribute; only the page itself can tell.

const MET = 'data-met-fields';

/** Types of a control that no spelling service reads. */
const UNREAD = ['date', 'number'];

interface Met {
  readonly name: string;
  readonly type: string;
  readonly spellcheck: string | null;
  readonly isSpelled: boolean;
  readonly autocapitalize: string | null;
  readonly autocorrect: string | null;
}

/** Notes every control to type into that a tag shows from now on. */
export const noteFields = (tag: Locator): Promise<void> =>
  tag.evaluate(
    (node, { met, text }) => {
      const root = node.shadowRoot;
      const fields = new Map<string, Met>();
      const look = (): void => {
        for (const field of root?.querySelectorAll<HTMLInputElement>(text) ?? []) {
          fields.set(field.name, {
            name: field.name,
            type: field.type,
            spellcheck: field.getAttribute('spellcheck'),
            isSpelled: field.spellcheck,
            autocapitalize: field.getAttribute('autocapitalize'),
            autocorrect: field.getAttribute('autocorrect'),
          });
        }
        node.setAttribute(met, JSON.stringify([...fields.values()]));
      };
      look();
      if (root) new MutationObserver(look).observe(root, { childList: true, subtree: true });
    },
    { met: MET, text: TYPED },
  );

const notedFields = async (tag: Locator): Promise<Met[]> => JSON.parse((await tag.getAttribute(MET)) ?? '[]') as Met[];

/** The personal text fields of each tag, on all of its steps: none may get lost. A new one is met where it is filled in. */
const PERSON = ['firstName', 'lastName', 'email', 'phone'];
const FIELDS: Readonly<Record<TagName, readonly string[]>> = {
  'solar-quote': ['businessName', ...PERSON, 'address', 'postcode', 'notes'],
  'ev-quote': ['carModelTyped', ...PERSON, 'address', 'postcode', 'notes'],
  'homecare-quote': [...PERSON, 'address', 'postcode', 'currentProvider', 'notes'],
  'instant-quote': ['postcode', ...PERSON, 'address1', 'address2', 'city', 'currentSupplier'],
  'commercial-energy-quote': [
    'businessName',
    'postcode',
    'address',
    'currentSupplier',
    'mpan',
    'mprn',
    'notes',
    'contactName',
    'contactPosition',
    'contactEmail',
    'contactPhone',
  ],
  'commercial-solar-quote': ['businessName', ...PERSON, 'address', 'postcode', 'notes'],
  'quick-quote': ['postcode'],
  'contact-form': ['name', 'email', 'phone', 'message'],
  'newsletter-signup': ['email'],
};

const CAPITALS: Readonly<Record<string, string>> = {
  firstName: 'words',
  lastName: 'words',
  name: 'words',
  contactName: 'words',
  businessName: 'words',
  postcode: 'characters',
  email: 'none',
  contactEmail: 'none',
};

/**
 * No field that was noted goes to a spelling service, and all of the tag's were met.
 * @param filled names of the fields that were filled in
 */
export async function expectPrivate(tag: Locator, name: TagName, filled: readonly string[]): Promise<void> {
  const met = (await notedFields(tag)).filter((field) => field.name !== 'leadRoute');
  expect(met.map((field) => field.name)).toEqual(expect.arrayContaining([...FIELDS[name], ...filled]));
  const texts = met.filter(({ type }) => !UNREAD.includes(type));
  expect(texts.filter(({ spellcheck, isSpelled }) => spellcheck !== 'false' || isSpelled)).toEqual([]);
  for (const field of met) {
    const capitals = CAPITALS[field.name];
    if (capitals) expect(field).toMatchObject({ autocapitalize: capitals });
    if (capitals === 'none') expect(field).toMatchObject({ autocorrect: 'off' });
  }
}

import commercialEnergy from '#contract/commercial-energy/cases/validation.json' with { type: 'json' };
import commercialSolar from '#contract/commercial-solar/cases/validation.json' with { type: 'json' };
import contact from '#contract/contact/cases/validation.json' with { type: 'json' };
import ev from '#contract/ev/cases/validation.json' with { type: 'json' };
import homecare from '#contract/homecare/cases/validation.json' with { type: 'json' };
import instant from '#contract/instant/cases/validation.json' with { type: 'json' };
import quick from '#contract/quick/cases/validation.json' with { type: 'json' };
import solar from '#contract/solar/cases/validation.json' with { type: 'json' };
import type { FunnelName } from '#contract/tags.ts';
import type { TagName } from '../tags.ts';

// Every funnel as its specs walk it, in a browser of their own and in the one of the element tests: data alone.

/** By field name of the specification: text, the text of a number, or whether a box is ticked. */
export type Answers = Readonly<Record<string, string | boolean>>;

export interface JourneyStep {
  readonly heading: string | RegExp;
  /** What a journey answers here, by field name. */
  readonly fields: readonly string[];
  /** The button that leads on; of several, the first. */
  readonly next: string;
  /** The message of each field that is empty, in field order. */
  readonly required?: Readonly<Record<string, string>>;
  /** Optional fields that are folded away until they are asked for. */
  readonly folded?: readonly string[];
}

/** The forms of one step. Every other funnel ends with a result. */
type FormName = 'quick' | 'contact' | 'newsletter';
export type ResultName = Exclude<FunnelName, FormName>;

export interface Journey<Name extends FunnelName = FunnelName> {
  readonly tag: TagName;
  /** Its name in the contract. */
  readonly funnel: Name;
  /** From the first to the one that is sent. */
  readonly steps: readonly [JourneyStep, ...JourneyStep[]];
  /** Right answers to all of them. */
  readonly answers: Answers;
  readonly back: string;
  /** The heading of the result. */
  readonly result: string | RegExp;
  /** The notice of a submission that failed. */
  readonly failed: { readonly title: string; readonly text: string };
}

const textual = (answers: Readonly<Record<string, string | number | boolean>>): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

const PERSON_MESSAGES = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
};
const ADDRESS = { address: 'Enter your address' };
const POSTCODE = { postcode: 'Enter your postcode' };
const PERSON = Object.keys(PERSON_MESSAGES);
const PROBLEM = 'There was a problem submitting your quote. Please try again.';

/** The six funnels with a result. */
export const FUNNELS: readonly Journey<ResultName>[] = [
  {
    tag: 'solar-quote',
    funnel: 'solar',
    steps: [
      {
        heading: /^Design your (home|business) solar system$/,
        fields: ['customerType', 'businessType', 'systemSize'],
        next: 'Continue to equipment selection',
      },
      { heading: 'Choose your equipment', fields: [], next: 'Continue' },
      {
        heading: 'Your details',
        fields: ['businessName', ...PERSON, 'address', 'postcode'],
        next: 'Get my quote',
        required: { ...PERSON_MESSAGES, ...ADDRESS, ...POSTCODE },
        folded: ['notes'],
      },
    ],
    answers: textual(solar.validBase),
    back: 'Back',
    result: /^Your (home|business) solar quote$/,
    failed: { title: 'Submission Error', text: PROBLEM },
  },
  {
    tag: 'ev-quote',
    funnel: 'ev',
    steps: [
      { heading: 'Choose your EV charger', fields: [], next: 'Select this charger' },
      {
        heading: 'Your car and where you park',
        fields: ['carBrand', 'parkingType', 'meterDistance'],
        next: 'Continue',
        required: { carBrand: 'Please select a car brand' },
      },
      {
        heading: 'Your details',
        fields: [...PERSON, 'address'],
        next: 'Generate Quote',
        required: { ...PERSON_MESSAGES, ...ADDRESS },
        folded: ['notes'],
      },
    ],
    answers: textual(ev.validBase),
    back: 'Back',
    result: 'Your EV charger quote',
    failed: { title: 'Submission Error', text: PROBLEM },
  },
  {
    tag: 'homecare-quote',
    funnel: 'homecare',
    steps: [
      { heading: 'Choose your HomeCare plan', fields: ['plan'], next: 'Continue' },
      {
        heading: 'Your details',
        fields: [...PERSON, 'postcode'],
        next: 'Request this plan',
        required: { ...PERSON_MESSAGES, ...POSTCODE },
        folded: ['address', 'propertyType', 'bedrooms', 'currentProvider', 'notes'],
      },
    ],
    answers: textual(homecare.validBase),
    back: 'Back',
    result: 'Thank you',
    failed: { title: 'Error', text: 'Failed to submit your quote. Please try again.' },
  },
  {
    tag: 'instant-quote',
    funnel: 'instant',
    steps: [
      {
        heading: 'What would you like a quote for?',
        fields: ['customerType', 'service', 'postcode'],
        next: 'Continue',
        required: { service: 'Please select a service', postcode: 'Postcode is required' },
      },
      {
        heading: 'Your details',
        fields: PERSON,
        next: 'Continue',
        required: {
          firstName: 'First name is required',
          lastName: 'Last name is required',
          email: 'Email is required',
          phone: 'Phone number is required',
        },
      },
      {
        heading: 'Property details',
        fields: ['address1', 'city', 'propertyType'],
        next: 'Get my quote',
        required: {
          address1: 'Address is required',
          city: 'City is required',
          propertyType: 'Property type is required',
        },
        folded: ['address2', 'bedrooms', 'currentSupplier'],
      },
    ],
    answers: textual(instant.validBase),
    back: 'Back',
    result: 'Your personalized quote',
    failed: { title: 'Error', text: PROBLEM },
  },
  {
    tag: 'commercial-energy-quote',
    funnel: 'commercial-energy',
    steps: [
      {
        heading: 'Compare energy prices for your business',
        fields: ['businessName', 'businessType', 'postcode'],
        next: 'Next',
        required: { businessName: 'Business name is required', postcode: 'Postcode is required' },
      },
      { heading: 'Your energy', fields: ['energyType', 'usageAmount', 'numMeters'], next: 'Next' },
      {
        heading: 'Who should we contact?',
        fields: ['contactName', 'contactEmail', 'contactPhone', 'preferredContactMethod', 'consentToContact'],
        next: 'Submit',
        required: {
          contactName: 'Name is required',
          contactEmail: 'Email is required',
          contactPhone: 'Phone number is required',
          consentToContact: 'Please consent to be contacted',
        },
        folded: ['contactPosition', 'notes'],
      },
    ],
    answers: textual(commercialEnergy.validBase),
    back: 'Previous',
    result: 'Quote Request Received',
    failed: {
      title: 'Submission error',
      text: 'There was an error submitting your request. Please try again.',
    },
  },
  {
    tag: 'commercial-solar-quote',
    funnel: 'commercial-solar',
    steps: [
      {
        heading: 'Design your commercial solar system',
        fields: ['systemSize', 'electricityBill'],
        next: 'Continue',
      },
      { heading: 'Choose your equipment', fields: [], next: 'Continue' },
      {
        heading: 'Your details',
        fields: ['businessName', ...PERSON, 'address', 'postcode'],
        next: 'Generate quote',
        required: { businessName: 'Enter the name of your business', ...PERSON_MESSAGES, ...ADDRESS, ...POSTCODE },
        folded: ['notes'],
      },
    ],
    answers: textual(commercialSolar.validBase),
    back: 'Back',
    result: 'Your commercial solar quote',
    failed: { title: 'Submission Error', text: PROBLEM },
  },
];

/** The forms of one step. */
export const FORMS: readonly Journey<FormName>[] = [
  {
    tag: 'quick-quote',
    funnel: 'quick',
    steps: [
      {
        heading: 'Get a quick quote',
        fields: ['customerType', 'service', 'postcode'],
        next: 'Get my quote',
        required: POSTCODE,
      },
    ],
    answers: textual(quick.validBase),
    back: '',
    result: '',
    failed: { title: '', text: '' },
  },
  {
    tag: 'contact-form',
    funnel: 'contact',
    steps: [
      {
        heading: 'Send us a message',
        fields: ['name', 'email', 'message', 'privacyConsent'],
        next: 'Send message',
        required: {
          name: 'Enter your name',
          email: 'Enter your email address',
          message: 'Enter your message',
        },
      },
    ],
    answers: textual(contact.validBase),
    back: '',
    result: 'Message sent!',
    failed: { title: 'Message not sent', text: 'There was a problem sending your message. Please try again.' },
  },
  {
    tag: 'newsletter-signup',
    funnel: 'newsletter',
    steps: [
      {
        heading: 'Get Solar Updates',
        fields: ['email'],
        next: 'Subscribe',
        required: { email: 'Enter your email address' },
      },
    ],
    answers: { email: 'jane@example.com' },
    back: '',
    result: 'Check your inbox',
    failed: { title: 'Not sent', text: 'There was a problem with your subscription. Please try again.' },
  },
];

import { contactQuote } from '../funnels/contact/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(contactQuote);

import { contactQuote } from '../funnels/contact/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(contactQuote);

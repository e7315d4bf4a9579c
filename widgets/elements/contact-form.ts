import { contactQuote } from '../funnels/contact/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(contactQuote);

import { newsletterQuote } from '../funnels/newsletter/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(newsletterQuote);

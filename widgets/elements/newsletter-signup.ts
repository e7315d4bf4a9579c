import { newsletterQuote } from '../funnels/newsletter/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(newsletterQuote);

import { newsletterQuote } from '../funnels/newsletter/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(newsletterQuote);

import { homecareQuote } from '../funnels/homecare/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(homecareQuote);

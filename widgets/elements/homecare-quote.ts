import { homecareQuote } from '../funnels/homecare/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(homecareQuote);

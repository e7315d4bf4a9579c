import { homecareQuote } from '../funnels/homecare/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(homecareQuote);

import { defineElement } from '../runtime/mountElement.tsx';
import { solarEstimate } from './estimate/solarEstimate.ts';

// A script of its own, which brings all it needs: no page pays for it but those that show it.
defineElement(solarEstimate);

import { defineElement } from '../runtime/mountElement.tsx';
import { solarEstimate } from '../tools/estimate/tool.ts';

defineElement(solarEstimate);

import type { Request } from 'express';

/** Browsers say so for whoever wants to be left out of what others count. */
export const isDeclined = (request: Request): boolean => request.get('Sec-GPC') === '1';

import type { Request } from 'express';
import { ApiProblem } from '../common/problem.ts';

const hostOf = (address: string | undefined): string | undefined => {
  try {
    return address === undefined ? undefined : new URL(address).host;
  } catch {
    return undefined;
  }
};

/** Whether an address is one of our own pages. */
export function isOurs(address: string, { headers }: Pick<Request, 'headers'>, publicUrl: string): boolean {
  const host = hostOf(address);
  return host !== undefined && (host === headers.host || host === hostOf(publicUrl));
}

function isFromElsewhere(request: Pick<Request, 'headers'>, publicUrl: string): boolean {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  // A browser writes it itself: no page can pretend to be another one.
  if (site !== undefined) return site !== 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from !== undefined && !isOurs(from, request, publicUrl);
}

/**
 * Plain forms are for our own pages: a form on another site must not write in a visitor's name. Programs that say
 * nothing of where they come from pass, as they do at the quote-handler.
 * @throws ApiProblem for a post from another origin
 */
export function assertSameOrigin(request: Pick<Request, 'headers'>, publicUrl: string): void {
  if (!isFromElsewhere(request, publicUrl)) return;
  throw new ApiProblem('forbidden-origin', 'This form can only be sent from our own pages. Please open it there.');
}

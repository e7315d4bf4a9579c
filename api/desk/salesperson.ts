import type { Request, Response } from 'express';
import { cleanLine, visibleText } from '#contract/common/text.ts';
import { DAY_MS } from '#contract/common/time.ts';
import { DESK_PATH } from './links.ts';

const COOKIE = 'desk_name';
const MOST_LETTERS = 60;
const KEPT_MS = 180 * DAY_MS;

/** A name as it is stored; undefined for what is none. */
export function readName(text: string): string | undefined {
  const name = visibleText(cleanLine(text));
  return name !== '' && name.length <= MOST_LETTERS && /\p{L}/u.test(name) ? name : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The name that this browser was told before; "" for none. */
export function rememberedName({ headers }: Pick<Request, 'headers'>): string {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const [, value = ''] = pairs.find(([name]) => name === COOKIE) ?? [];
  return readName(decode(value)) ?? '';
}

/** Remembers the name for the pages of the desk alone: nobody types it twice. */
export const rememberName = (response: Response, name: string, isSecure: boolean): void =>
  void response.cookie(COOKIE, name, {
    path: DESK_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: KEPT_MS,
  });

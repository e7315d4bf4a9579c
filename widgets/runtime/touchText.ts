import { UTM_KEYS, type Touch, type Touches } from '#contract/common/touch.ts';

const LONGEST = 100;
const PATH = /^\/[^?#]*$/;
const ORIGIN = /^https?:\/\/[^/?#]+$/;

type Entries<Key extends string> = { readonly [Name in Key]?: string | undefined };

/** The named values of a query, cut to a hundred characters; undefined for none. @param prefix of their names there */
export function namedValues<Key extends string>(
  query: URLSearchParams,
  keys: readonly Key[],
  prefix = '',
): Entries<Key> | undefined {
  const found = keys.flatMap((key) => {
    const value = query.get(prefix + key);
    return value ? [[key, value.slice(0, LONGEST)] as const] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Entries<Key>) : undefined;
}

/** A touch as the text of a query: `utm_source=news&from=https://a.example&at=/blog`. Click ids never travel in links. */
export function writeTouch({ utm = {}, referrerOrigin, landingPath }: Touch): string {
  const named = UTM_KEYS.map((key) => [`utm_${key}`, utm[key]] as const);
  const all = [...named, ['from', referrerOrigin] as const, ['at', landingPath] as const];
  return new URLSearchParams(all.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

/** The way back. What is none of its values is left out. */
export function readTouch(text: string): Touch {
  const query = new URLSearchParams(text);
  const utm = namedValues(query, UTM_KEYS, 'utm_');
  const [from = '', at = ''] = [query.get('from') ?? '', query.get('at') ?? ''].map((value) => value.slice(0, LONGEST));
  return {
    ...(utm && { utm }),
    ...(ORIGIN.test(from) && { referrerOrigin: from }),
    ...(PATH.test(at) && { landingPath: at }),
  };
}

const NAMES = { first: 'firstTouch', last: 'lastTouch' } as const;

/** Both as fields of a fragment. */
export const touchFields = ({ first, last }: Touches): Readonly<Record<string, string>> => ({
  [NAMES.first]: writeTouch(first),
  [NAMES.last]: writeTouch(last),
});

/** A fragment without the touches in it, and the touches, if it has both. @param fragment without "#" */
export function takeTouches(fragment: string): { readonly rest: string; readonly touches: Touches | undefined } {
  const pieces = fragment.split('&');
  const isTouch = (piece: string): boolean => Object.values(NAMES).some((name) => piece.startsWith(`${name}=`));
  const query = new URLSearchParams(pieces.filter(isTouch).join('&'));
  const [first, last] = [query.get(NAMES.first), query.get(NAMES.last)];
  return {
    rest: pieces.filter((piece) => !isTouch(piece)).join('&'),
    touches: first === null || last === null ? undefined : { first: readTouch(first), last: readTouch(last) },
  };
}

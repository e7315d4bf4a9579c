import { FORM_TAGS, TAGS } from '#contract/tags.ts';
import { requestName } from '../../api/openapi/schemas.ts';
import { narrowings } from './narrowings.ts';
import type { ReleasedContract } from './releasedContracts.ts';

/** What both sides of the wire rely on, of a release or of the sources. */
export type Contract = Pick<ReleasedContract, 'requests' | 'answers'>;

/** "<solar-quote>"; what several tags send has its own name. */
function senderOf(request: string): string {
  const tag = FORM_TAGS.find((name) => requestName(TAGS[name]) === request);
  return tag === undefined ? request : `<${tag}>`;
}

/** What an API with the contract `present` would refuse tags of a release, or not hear of them. */
export const refusedOldTags = ({ version, requests }: ReleasedContract, present: Contract): string[] =>
  Object.entries(requests).flatMap(([name, before]) => {
    const after = present.requests[name];
    if (!after) return [`${senderOf(name)}: its request is gone, and tags of ${version} send it.`];
    return narrowings(before, after).map(
      ({ path, what }) => `${senderOf(name)}: ${path} ${what} now. Tags of ${version} may send it otherwise.`,
    );
  });

/**
 * What an API of a release would refuse tags with the contract `present`. What it does not know it leaves aside, and a form
 * that it has never heard of stands on no page yet.
 */
export const refusedNewTags = ({ version, requests }: ReleasedContract, present: Contract): string[] =>
  Object.entries(present.requests).flatMap(([name, sent]) =>
    narrowings(sent, requests[name] ?? {})
      .filter(({ kind }) => kind !== 'dropped')
      .map(
        ({ path, what }) => `${senderOf(name)}: ${path} ${what} in ${version}. Tags of today may send it otherwise.`,
      ),
  );

/** What of the answers of `by` is not always as tags of `readers` read it. They leave aside what they do not know. */
const unread = (by: Contract, readers: Contract): string[] =>
  Object.entries(readers.answers).flatMap(([name, read]) => {
    const given = by.answers[name];
    // A route that is not there is answered by a problem, which every tag reads.
    if (!given) return [];
    return narrowings(given, read)
      .filter(({ kind }) => kind === 'required' || kind === 'type')
      .map(({ path }) => `${name}: ${path}`);
  });

/** What is answered by `present` otherwise than tags of a release read it. */
export const misreadByOldTags = (released: ReleasedContract, present: Contract): string[] =>
  unread(present, released).map((field) => `${field} is not always answered as tags of ${released.version} read it.`);

/** What was answered by a release otherwise than tags with the contract `present` read it. */
export const misreadByNewTags = (released: ReleasedContract, present: Contract): string[] =>
  unread(released, present).map(
    (field) => `${field} was not always answered by ${released.version} as tags read it now.`,
  );

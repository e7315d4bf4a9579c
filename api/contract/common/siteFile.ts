import * as z from 'zod/mini';

// What the build of the site tells the server about its pages: one file, written by the one and read by the other with
// this schema.

/** Its name below dist/site. */
export const SITE_FILE = 'site.json';

const address = z.string().check(z.startsWith('/'));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a day such as 2027-03-31'));
const hash = z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+=*'$/, "expected 'sha256-…'"));

/** A query that chooses a page: `/blog?page=2` is answered with `/blog/page/2`. */
const queryRule = z.strictObject({
  path: address,
  name: z.string(),
  /** The page is `below` and the value: "/blog/page/". */
  below: address,
  /** Answers a value that no page has. */
  otherwise: address,
});

/** What is said of an address below a folder that no page has. */
const unknownRule = z.strictObject({
  /** With a slash at the end; the rest of the address is one name. */
  below: address,
  /** A page that answers in its place … */
  page: z.optional(address),
  /** … with the name that was asked for filled in … */
  isFilled: z.optional(z.boolean()),
  /** … or where to go. For now only: what is not there today may be there tomorrow. */
  redirect: z.optional(address),
});

const pageNotes = z.strictObject({
  /** Kept out of search engines, by a header too. */
  isHidden: z.optional(z.boolean()),
  /** Of an answer that is not 200. */
  status: z.optional(z.number()),
  /** Last day of an offer: from the next one on it is gone, even when nobody has built the site anew. */
  ends: z.optional(day),
  /** The page that says so. */
  endedPage: z.optional(address),
  /** A second version, which half of the visitors see … */
  variant: z.optional(
    z.strictObject({
      page: address,
      /** … by which name their visits are counted, from when on, and with how many sent forms the test ends. */
      campaign: z.string(),
      starts: day,
      sent: z.number(),
    }),
  ),
});

/** Hashes of the styles and scripts that stand in a page, ready for its Content-Security-Policy. */
const inlined = z.strictObject({ style: z.array(hash), script: z.array(hash) });

export const siteFileSchema = z.strictObject({
  /** The public address that stands in the compressed copies of the pages. */
  compressedFor: z.string(),
  /** Addresses that have moved for good, old to new. */
  redirects: z.record(z.string(), address),
  queries: z.array(queryRule),
  /** The first that fits counts. */
  unknown: z.array(unknownRule),
  /** By path; a page with nothing to note is not among them. */
  pages: z.record(z.string(), pageNotes),
  /** By file name below dist/site: those of all pages in one header would outweigh many an answer. */
  inlined: z.record(z.string(), inlined),
  /** Last day of what pages say until then, by the id of the fact. */
  facts: z.record(z.string(), day),
  /** By tag: its shadow root as a partner's server includes it, with the tokens of include.ts. */
  includes: z.record(z.string(), z.string()),
});

export type SiteFile = z.infer<typeof siteFileSchema>;
export type PageNotes = z.infer<typeof pageNotes>;
export type Inlined = z.infer<typeof inlined>;

import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { shiftsOf, visibleShiftsOf, watchShifts } from '../../support/layoutShifts.ts';
import { listen, type Listening } from '../../support/listen.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

/** One page of each make: the table of everyPage.spec.ts looks at all of them on a desktop computer. */
const MAKES = ['/', '/solar-quote', '/homecare-plans', '/solar-panels-newcastle', '/blog', '/contact'];
const WIDTHS = [390, 768];

interface Looks {
  readonly address: string;
  readonly widths: readonly number[];
  readonly shifts: (page: Page) => Promise<readonly string[]>;
}

/** What moves while a page comes, by width. In windows beside each other: each of them mostly waits. */
const shiftsByWidth = async (context: BrowserContext, { address, widths, shifts }: Looks) =>
  Object.fromEntries(
    await Promise.all(
      widths.map(async (width) => {
        const page = await context.newPage();
        await watchShifts(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address, { waitUntil: 'networkidle' });
        return [`${width} px`, await shifts(page)] as const;
      }),
    ),
  );

const nothingAt = (widths: readonly number[]) => Object.fromEntries(widths.map((width) => [`${width} px`, []]));

for (const path of MAKES) {
  test(`nothing moves while ${path} loads on a telephone or a tablet`, async ({ context }) => {
    const looks = { address: siteUrl + path, widths: WIDTHS, shifts: shiftsOf };
    expect(await shiftsByWidth(context, looks)).toEqual(nothingAt(WIDTHS));
  });
}

/** Longer than a browser waits before it paints what has come. */
const PAUSE_MS = 150;

interface Cut {
  readonly at: RegExp;
  readonly pages: readonly string[];
}

/** Where a network holds a page up: between two sections with, or without, a pause before what a tag holds, or in a list. */
const CUTS: Readonly<Record<string, Cut>> = {
  'each section and each tag': { at: /(?<=<\/section>|<template shadowrootmode="open">)/, pages: MAKES },
  'each section': { at: /(?<=<\/section>)(?=<(?:section|div|h2))/, pages: MAKES },
  'each card of a list': { at: /(?<=<\/li>)(?=<li id=)/, pages: MAKES },
  'each item of a list and each question of a tag': {
    at: /(?<=<\/legend>)|(?<=<\/li>)(?=<li class=)/,
    pages: ['/solar-quote', '/ev-quote', '/smart-home', '/solar-panels-newcastle'],
  },
};

/** Passes a file of the site on, pages in parts: what a quick machine paints at once, others paint as it comes. */
async function sendInParts(path: string, cut: RegExp, response: ServerResponse): Promise<void> {
  const file = await fetch(siteUrl + path);
  const type = file.headers.get('Content-Type') ?? '';
  response.writeHead(file.status, { 'Content-Type': type });
  if (type.startsWith('text/html')) {
    for (const part of (await file.text()).split(cut)) {
      response.write(part);
      await sleep(PAUSE_MS);
    }
    response.end();
  } else {
    response.end(Buffer.from(await file.arrayBuffer()));
  }
}

for (const [parts, { at, pages }] of Object.entries(CUTS)) {
  test.describe(`in parts, one to ${parts}`, () => {
    let slow: Listening;
    test.beforeAll(async () => {
      slow = await listen((request, response) => {
        sendInParts(request.url ?? '/', at, response).catch(() => response.destroy());
      });
    });
    test.afterAll(() => slow.close());

    for (const path of pages) {
      test(`nothing moves while ${path} arrives`, async ({ context }) => {
        const widths = [...WIDTHS, 1280];
        const looks = { address: slow.origin + path, widths, shifts: visibleShiftsOf };
        expect(await shiftsByWidth(context, looks)).toEqual(nothingAt(widths));
      });
    }
  });
}

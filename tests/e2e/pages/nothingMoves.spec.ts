import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { shiftsOf, visibleShiftsOf, watchShifts } from '../../support/layoutShifts.ts';
import { listen, type Listening } from '../../support/listen.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

/** One page of each make: the table of everyPage.spec.ts looks at all of them on a desk. */
const MAKES = ['/', '/solar-quote', '/homecare-plans', '/solar-panels-newcastle', '/blog', '/contact'];
const WIDTHS = [390, 768];

for (const path of MAKES) {
  test(`nothing moves while ${path} loads on a telephone or a tablet`, async ({ page }) => {
    await watchShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
      expect(await shiftsOf(page), `${width} px`).toEqual([]);
    }
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
      test(`nothing moves while ${path} arrives`, async ({ page }) => {
        await watchShifts(page);
        for (const width of [...WIDTHS, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(slow.origin + path, { waitUntil: 'networkidle' });
          expect(await visibleShiftsOf(page), `${width} px`).toEqual([]);
        }
      });
    }
  });
}

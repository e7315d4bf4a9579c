import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { defineElement } from '../../runtime/defineElement.ts';
import { solarQuote } from './index.ts';

defineElement(solarQuote);

interface Sent {
  readonly key: string | null;
  readonly systemSize: number;
}

const ANSWER: QuoteAnswer = { id: '1', reference: 'SQ-000001', token: 'a'.repeat(32), customerMail: 'queued' };
const sent: Sent[] = [];
let isDown = false;

beforeEach(() => {
  sent.length = 0;
  isDown = false;
  localStorage.clear();
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
    const { quoteData } = JSON.parse(typeof body === 'string' ? body : '') as {
      quoteData: { quote: { systemSize: number } };
    };
    sent.push({ key: new Headers(headers).get('Idempotency-Key'), systemSize: quoteData.quote.systemSize });
    if (isDown) throw new TypeError('Failed to fetch');
    return Response.json(ANSWER, { status: sent.length === 1 ? 201 : 200 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function place(markup = '<solar-quote></solar-quote>'): Element {
  document.body.innerHTML = markup;
  const [tag] = document.body.children;
  if (!tag) throw new Error('expected a tag');
  return tag;
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

async function answerTo(name: string | RegExp, text: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name }), text);
}

async function goToDetails(): Promise<void> {
  await press('Continue to equipment selection');
  await expect.element(page.getByRole('heading', { name: 'Choose your equipment' })).toBeVisible();
  await press('Continue');
  await expect.element(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
}

async function fillDetails(): Promise<void> {
  await answerTo('First name', 'Jane');
  await answerTo('Last name', 'Doe');
  await answerTo('Email address', 'jane@example.com');
  await answerTo('Phone number', '0191 498 0123');
  await answerTo(/^Address/, '1 Test Street');
  await answerTo('Postcode', 'NE1 4ST');
}

it('carries out a Continue that is pressed before the rest has arrived', async () => {
  place();
  await press('Continue to equipment selection');
  await expect.element(page.getByRole('heading', { name: 'Choose your equipment' })).toBeVisible();
});

it('reads its attributes', async () => {
  place('<solar-quote customer-type="business" service="Home battery" postcode="NE1 4LP"></solar-quote>');
  await expect.element(page.getByLabelText('Business name')).toBeVisible();
  await expect.element(page.getByRole('spinbutton', { name: 'System size' })).toHaveValue(10);
  await goToDetails();
  await expect.element(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('NE1 4LP');
  await expect.element(page.getByText('2.4 kWh battery', { exact: true })).toBeVisible();
});

it('sends once, shows the quote under the server’s reference and sends once more when it is shown', async () => {
  place();
  await goToDetails();
  await fillDetails();
  await press('Get my quote');
  await expect.element(page.getByRole('heading', { name: 'Your home solar quote' })).toBeVisible();
  await expect.element(page.getByText('Quote reference SQ-000001')).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('tries again under the same key, and under a new one after an answer has changed', async () => {
  isDown = true;
  place();
  await goToDetails();
  await fillDetails();
  await press('Get my quote');
  await expect.element(page.getByText(/You seem to be offline/), { timeout: 8000 }).toBeVisible();
  const keysOfFirstTry = new Set(sent.map(({ key }) => key));
  expect(keysOfFirstTry.size).toBe(1);

  isDown = false;
  await answerTo('Notes', 'After six, please');
  await press('Get my quote');
  await expect.element(page.getByRole('heading', { name: 'Your home solar quote' })).toBeVisible();
  expect(keysOfFirstTry.has(sent.at(-1)?.key ?? '')).toBe(false);
}, 20_000);

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import validation from '#contract/quick/cases/validation.json' with { type: 'json' };
import { noteNavigations } from '../../../tests/support/element/navigations.ts';
import { testFunnel } from '../../../tests/support/element/openFunnel.ts';
import { quickQuote } from './funnel.tsx';

const { calls, open, posts } = testFunnel(quickQuote, 'Get a quick quote', '');
const { navigations } = noteNavigations();
const SEND = 'Get my quote';

it('offers eleven services, Solar panels first, for a home', async () => {
  const { control, root } = await open();
  const select = control<HTMLSelectElement>('service');
  expect([select.options.length, select.value]).toEqual([11, 'Solar panels']);
  expect(root.querySelector<HTMLInputElement>('input:checked')?.value).toBe('home');
});

const wrong = validation.cases.flatMap(({ change, expect: { advances, errors } }) =>
  advances ? [] : [[change.postcode, Object.values(errors)[0] ?? ''] as const],
);

it.each([['', 'Enter your postcode'] as const, ...wrong])(
  'tells at the field and above it what is wrong with the postcode "%s", and leads nowhere',
  async (typed, message) => {
    const { tag, control, press } = await open();
    await userEvent.fill(control('postcode'), typed);
    await press(SEND);
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    await expect.element(page.getByLabelText('Postcode')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByLabelText('Postcode')).toHaveAccessibleDescription(message);
    await expect.poll(() => tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('postcode');
    expect(control('postcode').value).toBe(typed);
    expect([navigations, posts()]).toEqual([[], []]);
    await userEvent.fill(control('postcode'), `${typed}N`);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

it('leads on at once and posts in the background, once for two clicks', async () => {
  const { control } = await open({ 'customer-type': 'business', service: 'Boiler cover' });
  await userEvent.fill(control('postcode'), 'ne1 4st');
  // An answer that never comes delays nothing.
  calls.mockReturnValue(new Promise(() => undefined));
  await userEvent.dblClick(page.getByRole('button', { name: SEND }));
  await expect.poll(() => navigations.length).toBe(1);
  const state = { customerType: 'business', service: 'Boiler cover', postcode: 'NE1 4ST' };
  expect(navigations[0]).toEqual({ to: '/get-a-quote', state });
  expect(posts()).toEqual([expect.objectContaining({ type: 'quick', quoteData: state })]);
  const [, init] = calls.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith(QUOTE_HANDLER_PATH)) ?? [];
  expect(init?.keepalive).toBe(true);
});

it('posts other answers once more', async () => {
  const { control, press } = await open({ postcode: 'NE1 4ST' });
  await press(SEND);
  await expect.poll(() => navigations.length).toBe(1);
  await userEvent.selectOptions(control('service'), 'EV charger');
  await press(SEND);
  await expect.poll(() => navigations.map(({ to }) => to)).toEqual(['/solar-quote', '/ev-quote']);
  expect(navigations[1]?.state).toEqual({ postcode: 'NE1 4ST', customerType: 'home' });
  expect(posts()).toHaveLength(2);
});

it('leads on when the post fails', async () => {
  calls.mockImplementation(() => {
    throw new TypeError('offline');
  });
  const { press } = await open({ postcode: 'BT1 1AA' });
  await press(SEND);
  await expect.poll(() => navigations.length).toBe(1);
});

it('says whether we work there, and refuses nobody', async () => {
  const { control } = await open();
  await userEvent.fill(control('postcode'), 'BT1 1AA');
  await expect.element(page.getByRole('status')).toHaveTextContent("We don't install there at the moment.");
  await userEvent.fill(control('postcode'), 'NE1');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

it('follows its attributes where nobody has answered', async () => {
  const { tag } = await open({ postcode: 'NE1 4ST' });
  tag.setAttribute('postcode', 'SR1 3AX');
  tag.setAttribute('service', 'Heat pump');
  await expect.element(page.getByLabelText('Postcode')).toHaveValue('SR1 3AX');
  await expect.element(page.getByLabelText('Service')).toHaveValue('Heat pump');
});

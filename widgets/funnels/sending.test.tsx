import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFakeHistory, type FakeHistory } from '../../tests/support/element/fakeHistory.ts';
import { PERSON, testFunnel, type FunnelUnderTest, type OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import { headingOf, soon } from '../../tests/support/element/walkTag.ts';
import { wordsOf } from '../../tests/support/wordsOf.ts';
import { newsletterQuote } from './newsletter/funnel.tsx';
import { solarQuote } from './solar/funnel.tsx';

// Where the visitor is while a form is sent, and where a failure leads. Every failure of every funnel:
// tests/e2e/everyFunnel/failures.spec.ts.

const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'NE1 4ST' };
const ADVICE = "This page isn't allowed to send this form to us. Please call 0191 498 0100 instead.";

const focused = ({ tag }: OpenFunnel): Element | null | undefined => tag.shadowRoot?.activeElement;
const adviceOf = ({ screen }: OpenFunnel): HTMLElement => screen.getByRole('group', { name: ADVICE });
const isAdvised = (mounted: OpenFunnel): Promise<void> => soon(() => expect(focused(mounted)).toBe(adviceOf(mounted)));

/** The server takes its time. @returns lets it answer */
function hold({ calls, answerWith }: FunnelUnderTest, status: number): () => void {
  answerWith({ title: 'Planned for a test' }, status);
  const answer = calls.getMockImplementation();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  calls.mockImplementation(async (...asked) => {
    await held;
    return answer?.(...asked) ?? Response.error();
  });
  return () => release();
}

describe('<solar-quote>', () => {
  const funnel = testFunnel(solarQuote, /Design your/, 'SQ-654321');
  const { answerWith, calls, open, posts } = funnel;
  const isSending = (): Promise<void> => soon(() => expect(posts()).toHaveLength(1));

  let tab: FakeHistory;
  beforeEach(() => {
    tab = useFakeHistory();
  });

  async function openFilled(): Promise<OpenFunnel> {
    const mounted = await open();
    await mounted.goOn('Continue to equipment selection', 'Choose your equipment');
    await mounted.goOn('Continue', 'Your details');
    mounted.enter(VISITOR);
    mounted.takeTime();
    return mounted;
  }

  it.each(['button', 'Enter'])(
    'sent by %s and failed: the focus goes to the advice, whose number dials',
    async (way) => {
      const mounted = await openFilled();
      const { control, screen } = mounted;
      const release = hold(funnel, 403);
      const sender = way === 'Enter' ? control('postcode') : screen.getByRole('button', { name: 'Get my quote' });
      sender.focus();
      await userEvent.keyboard('{Enter}');
      await isSending();
      // Nothing is lost while it is under way: neither the focus nor an answer, and nothing can be slipped in.
      const sending = await screen.findByRole('button', { name: 'Processing...' });
      expect(focused(mounted)).toBe(way === 'Enter' ? sender : sending);
      const statuses = screen.getAllByRole('status').filter((one) => one.textContent.includes('Processing...'));
      expect(statuses).toHaveLength(1);
      control('firstName').focus();
      await userEvent.keyboard('X');
      expect(control('firstName').value).toBe(VISITOR.firstName);
      screen.getByRole('button', { name: 'Change Battery' }).click();
      release();
      await isAdvised(mounted);
      expect(headingOf(mounted)).toBe('Your details');
      expect(adviceOf(mounted).querySelector('a')?.getAttribute('href')).toBe('tel:+441914980100');
      expect(wordsOf(adviceOf(mounted).querySelector('a'))).toBe('0191 498 0100');
      answerWith({});
      await userEvent.fill(control('firstName'), 'Janet');
      await mounted.submit('Get my quote', 'Your home solar quote');
      expect(posts().length).toBeGreaterThan(1);
    },
  );

  it('gives the quote all the same, once, to who goes back with the browser while it is under way', async () => {
    const mounted = await openFilled();
    const release = hold(funnel, 201);
    await mounted.press('Get my quote');
    await isSending();
    tab.back();
    await soon(() => expect(headingOf(mounted)).toBe('Choose your equipment'));
    release();
    await soon(() => expect(headingOf(mounted)).toBe('Your home solar quote'));
    const keys = calls.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? []);
    expect(new Set(keys).size).toBe(1);
  });

  it('does not call back who has gone elsewhere on the page', async () => {
    const mounted = await openFilled();
    const search = document.createElement('input');
    document.body.append(search);
    const release = hold(funnel, 403);
    await mounted.press('Get my quote');
    await isSending();
    search.focus();
    release();
    await soon(() => expect(adviceOf(mounted).checkVisibility()).toBe(true));
    expect(document.activeElement).toBe(search);
    search.remove();
  });
});

describe('<newsletter-signup>, a form of one step', () => {
  const funnel = testFunnel(newsletterQuote, 'Get Solar Updates', '');

  it('leads to the advice as well', async () => {
    const mounted = await funnel.open();
    funnel.answerWith({ title: 'Planned for a test' }, 403);
    await userEvent.fill(mounted.control('email'), PERSON.email);
    mounted.takeTime();
    mounted.screen.getByRole('button', { name: 'Subscribe' }).focus();
    await userEvent.keyboard('{Enter}');
    await isAdvised(mounted);
    expect(mounted.control('email').value).toBe(PERSON.email);
  });
});

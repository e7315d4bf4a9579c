import { within } from '@testing-library/preact';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Actions, Columns, Frame, Split } from './Layout.tsx';

const topsOf = (container: HTMLElement, texts: readonly string[]) =>
  texts.map((text) => Math.round(within(container).getByText(text).getBoundingClientRect().top));

it('follows the width of the tag, not of the window', () => {
  const columns = (
    <Columns>
      <p>one</p>
      <p>two</p>
    </Columns>
  );
  const [one, two] = topsOf(renderInShadow(columns, { width: 320 }).container, ['one', 'two']);
  expect(two).toBeGreaterThan(one ?? 0);
  const [first, second] = topsOf(renderInShadow(columns, { width: 720 }).container, ['one', 'two']);
  expect(second).toBe(first);
});

it('sets the summary beside the step in a wide tag', () => {
  const split = (
    <Split aside={<p>summary</p>}>
      <p>step</p>
    </Split>
  );
  const [step, summary] = topsOf(renderInShadow(split, { width: 1080 }).container, ['step', 'summary']);
  expect(summary).toBe(step);
});

it('lets the last action grow in a narrow tag', () => {
  const { container } = renderInShadow(
    <Actions>
      <button type="button">Back</button>
      <button type="button">Continue</button>
    </Actions>,
    { width: 320 },
  );
  expect(within(container).getByText('Continue').getBoundingClientRect().width).toBeGreaterThan(200);
});

it('has a heading that takes the focus without a ring', () => {
  const { container } = renderInShadow(
    <Frame heading="Your details">
      <p>step</p>
    </Frame>,
  );
  const heading = within(container).getByRole('heading', { name: 'Your details', level: 2 });
  heading.focus();
  expect(getComputedStyle(heading).outlineStyle).toBe('none');
});

describe('on a page that has said what the form is about', () => {
  const withoutHead = (frame: ReactNode) => {
    const { container } = renderInShadow(frame, { width: 390 });
    const root = container.getRootNode();
    if (root instanceof ShadowRoot) root.host.setAttribute('head', 'none');
    return container;
  };
  const topOf = (container: HTMLElement, text: string): number =>
    within(container).getByText(text).getBoundingClientRect().top - container.getBoundingClientRect().top;

  it('begins with the first question, and its heading is there for who listens', () => {
    const container = withoutHead(
      <Frame heading="Choose a charger" intro="Four short steps." picture={<svg aria-label="car" />} isFirst>
        <p>question</p>
      </Frame>,
    );
    expect(topOf(container, 'question')).toBeLessThan(40);
    const heading = within(container).getByRole('heading', { name: 'Choose a charger' });
    heading.focus();
    expect(heading.getRootNode()).toHaveProperty('activeElement', heading);
    const head = heading.closest('[part=head]');
    expect(head && getComputedStyle(head).clipPath).toBe('inset(50%)');
  });

  it('shows the heading of a later step, without the band', () => {
    const container = withoutHead(
      <Frame heading="Your details">
        <p>question</p>
      </Frame>,
    );
    const head = within(container).getByRole('heading', { name: 'Your details' }).closest('[part=head]');
    expect(head?.getBoundingClientRect().height).toBeGreaterThan(20);
    expect(head && getComputedStyle(head).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});

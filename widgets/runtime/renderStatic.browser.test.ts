import { expect, test } from 'vitest';
import { Fragment, jsx, jsxs, shareOptions } from './leanJsx.ts';
import { renderStatic } from './renderStatic.ts';

test('elements of JSX become a form that works by itself', () => {
  const Label = ({ children }: { readonly children?: unknown }) =>
    jsxs(Fragment, { children: [jsx('b', { children }), false, null, ' *'] });
  const parent = document.createElement('div');
  renderStatic(
    jsxs('form', {
      noValidate: true,
      onSubmit: () => undefined,
      children: [
        jsx('label', { htmlFor: 'a', className: 'c', children: jsx(Label, { children: 'Name' }) }),
        jsx('input', { id: 'a', name: 'name', defaultValue: 'Jane', required: true, spellcheck: false, ref: () => {} }),
        jsx('input', { type: 'radio', name: 'kind', value: 'home', defaultChecked: true, 'aria-hidden': false }),
        jsxs('select', {
          name: 's',
          children: [jsx('option', { children: 'x' }), jsx('option', { selected: true, children: 'y' })],
        }),
        jsx('svg', { viewBox: '0 0 1 1', children: jsx('path', { d: 'M0 0' }) }),
      ],
    }),
    parent,
  );
  const form = parent.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([
    ['name', 'Jane'],
    ['kind', 'home'],
    ['s', 'y'],
  ]);
  expect(form?.noValidate).toBe(true);
  expect(parent.querySelector('input')?.getAttribute('spellcheck')).toBe('false');
  expect(parent.querySelector('label')?.outerHTML).toBe('<label for="a" class="c"><b>Name</b> *</label>');
  expect(parent.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(parent.querySelector('[name=kind]')?.getAttribute('aria-hidden')).toBe('false');
});

test('preact hears of every element once it is there', () => {
  const heard: unknown[] = [];
  shareOptions({ vnode: ({ type }) => void heard.push(type) });
  jsx('p', {});
  shareOptions({});
  jsx('b', {});
  expect(heard).toEqual(['p']);
});

import { expect, it } from 'vitest';
import { compareRules, compareText, NameExchange } from './comparePages.ts';

const page = (text: string, css = '', file = 'main-ABCDEFGH.js') =>
  `<html><style>${css}</style><script src="/assets/${file}"></script><p class="${text}">Text</p></html>`;
const whatOf = (before: string, after: string): string[] => {
  const names = new NameExchange();
  return [...compareText(before, after, names), ...compareRules(before, after, names)].map(({ what }) => what);
};

it.each([
  ['the same page', page('_1abcde0', '._1abcde0{top:0}'), page('_1abcde0', '._1abcde0{top:0}'), []],
  ['another class name', page('_1abcde0', '._1abcde0{top:0}'), page('xyz12ab4', '.xyz12ab4{top:0}'), []],
  ['a short class name', page('_1abcde0', '._1abcde0{top:0}'), page('XQ0', '.XQ0{top:0}'), []],
  ['an animation of a short name', page('a', '@keyframes _1abcde5{}'), page('a', '@keyframes XQa{}'), []],
  ['another hash of a file', page('a'), page('a', '', 'main-12345678.js'), []],
  ['another file', page('a'), page('a', '', 'other-12345678.js'), ['text']],
  ['one name for two', page('_1abcde0 _1abcde1'), page('_1abcde2 _1abcde2'), ['text']],
  ['two names for one', page('_1abcde0 _1abcde0'), page('_1abcde2 _1abcde3'), ['text']],
  ['names that change places', page('_1abcde0 _1abcde1'), page('_1abcde1 _1abcde0'), []],
  ['another word', page('head'), page('Head'), ['text']],
  ['an element more', page('a'), `${page('a')}<hr>`, ['text']],
  ['another value', page('_1abcde0', '._1abcde0{top:0}'), page('_1abcde0', '._1abcde0{top:1px}'), ['rules']],
  ['a rule for another class', page('_1abcde0 b', '._1abcde0{top:0}'), page('xyz12ab4 b', '.b{top:0}'), ['rules']],
  ['another order', page('a b', '.a{top:0}.b{top:1px}'), page('a b', '.b{top:1px}.a{top:0}'), ['order of rules']],
  [
    'rules that a minifier has joined',
    page('a b', '@media print{.a{top:0}.b{top:0}}'),
    page('a b', '@media print{.a,.b{top:0}}'),
    [],
  ],
  ['a rule under another condition', page('a', '@media print{.a{top:0}}'), page('a', '.a{top:0}'), ['rules']],
  ['an animation of another name', page('a', '@keyframes _1abcde5{}'), page('a', '@keyframes zzz12345{}'), []],
])('%s', (_name, before, after, expected) => {
  expect(whatOf(before, after)).toEqual(expected);
});

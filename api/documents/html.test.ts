import { describe, expect, it } from 'vitest';
import { escapeHtml, html, htmlLines, mailtoLink, safeLink } from './html.ts';

describe('html', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onmouseover="x', '&quot; onmouseover=&quot;x'],
    ["' onfocus='x", '&#39; onfocus=&#39;x'],
    ['`x`', '&#96;x&#96;'],
    ['Q&A &amp; more', 'Q&amp;A &amp;amp; more'],
    ['{{7*7}} ${7*7} <%= 7 %>', '{{7*7}} ${7*7} &lt;%= 7 %&gt;'],
    ["'; DROP TABLE leads; --", '&#39;; DROP TABLE leads; --'],
    ['abc\u202Efdp.exe', 'abcfdp.exe'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['nul\u0000bell\u0007esc\u001B', 'nulbellesc'],
    [' kept ends ', ' kept ends '],
    ['👩‍🔧 Zoë Łukasz', '👩‍🔧 Zoë Łukasz'],
  ])('writes %j as %j', (value, expected) => {
    expect(html`<p>${value}</p>`.toString()).toBe(`<p>${expected}</p>`);
    expect(escapeHtml(value)).toBe(expected);
  });

  it('leaves out undefined and false, joins lists and does not escape its own markup again', () => {
    const items = ['<1>', '2'].map((value) => html`<li>${value}</li>`);
    expect(html`<p title="${false}">${items}${undefined}${3}</p>`.toString()).toBe(
      '<p title=""><li>&lt;1&gt;</li><li>2</li>3</p>',
    );
  });

  it('leaves out what indents the source, and nothing of a value', () => {
    const typed = 'first\n    second';
    const row = html`<tr>
      <td>${typed}</td>
    </tr>`;
    expect(row.toString()).toBe(`<tr>\n<td>${typed}</td>\n</tr>`);
  });

  it('does not take an object that prints markup for markup', () => {
    const forged = JSON.parse('{"html":"<b>"}') as string;
    expect(() => html`<p>${forged}</p>`.toString()).toThrow(TypeError);
  });

  it('turns line ends into breaks', () => {
    expect(html`${htmlLines('one\r\n<two>\u2028three')}`.toString()).toBe('one<br />&lt;two&gt;<br />three');
  });
});

describe('links', () => {
  it.each([
    ['https://quotes.example/quote/abc', true],
    ['tel:+441914980123', true],
    ['tel:+441914980123;ext=12', true],
    ['mailto:anna@example.org', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
    ['tel:+44191<b>', false],
    ['https://x.example/" onclick="y', false],
  ])('%s is safe: %s', (address, isSafe) => {
    expect(safeLink(address)).toBe(isSafe ? address : '');
  });

  it.each([
    ['anna@example.org', 'mailto:anna@example.org'],
    ["o'brien@example.org", 'mailto:o%27brien@example.org'],
    ['a?cc=b&body=x@example.org', 'mailto:a%3Fcc%3Db%26body%3Dx@example.org'],
    ['zoë@example.org', 'mailto:zo%C3%AB@example.org'],
  ])('writes %s as %s, which is safe', (address, link) => {
    expect(mailtoLink(address)).toBe(link);
    expect(mailtoLink(address, "Bell's & Co?")).toBe(`${link}?subject=Bell%27s%20%26%20Co%3F`);
    expect(safeLink(link)).toBe(link);
  });
});

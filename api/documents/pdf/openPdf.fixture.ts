import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const STREAM = /stream\n([\s\S]*?)\nendstream/;

interface PdfObject {
  readonly dictionary: string;
  /** Unpacked; "" without one. */
  readonly stream: string;
}

function unpack(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return body;
  }
}

function readObject(source: string): PdfObject {
  const [, body = ''] = STREAM.exec(source) ?? [];
  return { dictionary: source.replace(STREAM, ''), stream: body && unpack(body) };
}

const hexToText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph number → letters, as the file itself tells programs that copy text. */
function readLetters({ stream }: PdfObject): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries()) {
      letters.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), hexToText(hex));
    }
  }
  return letters;
}

/** A PDF of ours taken apart without any other program. */
export function openPdf(pdf: Buffer) {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(OBJECT)) objects.set(id, readObject(body));
  const all = [...objects.values()];
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { dictionary } of all) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, letters = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '') ?? [];
      fonts.set(name, readLetters(objects.get(letters) ?? { dictionary: '', stream: '' }));
    }
  }
  const pages = all.map(({ stream }) => stream).filter((stream) => /^BT$/m.test(stream));
  return {
    dictionaries: all.map(({ dictionary }) => dictionary).join('\n'),
    pages,
    text: pages.map(readPage).join('\n'),
  };

  function readPage(page: string): string {
    let letters: ReadonlyMap<string, string> = new Map();
    const lines = page.split('\n').map((line) => {
      const [, font] = /^\/(F\d+) \S+ Tf$/.exec(line) ?? [];
      if (font) letters = fonts.get(font) ?? new Map();
      if (!line.endsWith('TJ')) return '';
      const glyphs = [...line.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => letters.get(glyph) ?? '\uFFFD').join('');
    });
    return lines.filter(Boolean).join('\n');
  }
}

const EXPORTS = /export\{([^}]*)\};?\s*$/;
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*$/;
const EVALUATED = /^const \$m=(.*);export const\{[^}]*\}=\$m;/s;

// "a as b" is exported as b.
function exportOf(written: string): { readonly local: string; readonly name: string } {
  const [local = '', name = local] = written.split(' as ');
  return { local, name };
}

/**
 * Makes a chunk give the same exports wherever a page has it from: scripts that bring a copy of it along (`eagerScript.ts`) and the
 * chunk itself have one state together, the classes of the tags among it. Nothing that it exports may change.
 * @param key what no other chunk is named
 */
export function onceAPage(code: string, key: string): string {
  const [sourceMap = ''] = SOURCE_MAP.exec(code) ?? [];
  const script = code.replace(SOURCE_MAP, '');
  const found = EXPORTS.exec(script);
  if (!found) throw new Error(`expected the exports of ${key} at its end`);
  const exported = (found[1] ?? '').split(',').map(exportOf);
  const members = exported.map(({ local, name }) => (local === name ? name : `${name}:${local}`)).join();
  const names = exported.map(({ name }) => name).join();
  const body = script.slice(0, found.index);
  return `const $m=globalThis[Symbol.for("quote-widgets/${key}")]??=(()=>{${body}return{${members}}})();export const{${names}}=$m;${sourceMap}`;
}

/** The expression that is the exports of such a chunk. */
export function onceAPageExpression(code: string): string {
  const [, expression] = EVALUATED.exec(code) ?? [];
  if (expression === undefined) throw new Error('expected a chunk as onceAPage writes it');
  return expression;
}

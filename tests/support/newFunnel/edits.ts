import type { FunnelNames } from './names.ts';

interface Edit {
  /** What stands there now. */
  readonly find: RegExp;
  readonly replace: (names: FunnelNames) => string;
}

const put = (find: RegExp, replace: (names: FunnelNames) => string): Edit => ({ find, replace });
// A hyphen needs quotes as a key; the formatter would take others away.
const key = ({ kebab }: FunnelNames): string => (kebab.includes('-') ? `'${kebab}'` : kebab);

/** The lists in which a funnel is entered. */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  'api/contract/registry.ts': [
    put(
      /(?=import type \{ FunnelName \} from '.\/tags.ts')/,
      ({ pascal, constant, kebab }) =>
        `import { read${pascal}, ${constant}_PREFIX } from './${kebab}/submission.ts';\n`,
    ),
    put(/(?=\} as const satisfies Record<FunnelName, FunnelContract>)/, (names) => {
      const { kebab, constant, pascal } = names;
      const entry = `funnel: '${kebab}', type: '${kebab}', referencePrefix: ${constant}_PREFIX, read: read${pascal}`;
      return `  ${key(names)}: { ${entry} },\n`;
    }),
  ],
  'api/contract/common/reference.ts': [put(/(?<=type ReferencePrefix = [^;]*)(?=;)/, ({ prefix }) => ` | '${prefix}'`)],
  'api/presenters/registry.ts': [
    put(/(?=\nconst presenters)/, ({ camel }) => `import { ${camel}Presenter } from './${camel}.ts';\n`),
    put(/(?<=const presenters[^=]*= \{[^}]*?)(?=,?\s*\};)/, (names) => `, ${key(names)}: ${names.camel}Presenter`),
  ],
  'widgets/elements/quote-widgets.ts': [
    put(
      /(?<=startLoader\(\s*\{[^}]*?)(?=,?\s*\})/,
      ({ kebab }) => `, '${kebab}-quote': () => import('./${kebab}-quote.ts')`,
    ),
  ],
  'api/contract/tags.ts': [
    put(/(?=\} as const satisfies)/, ({ kebab }) => `  '${kebab}-quote': { funnel: '${kebab}', page: '/' },\n`),
  ],
  'api/enquiry/plainForms.ts': [
    put(/(?<=const FORMS[^=]*= \{[^;]*?)(?=\};)/, (names) => `  ${key(names)}: quote('${names.words} quote'),\n`),
  ],
  'widgets/runtime/reservedHeights.ts': [
    put(/(?<=reservedHeights: [^=]*= \{\n)/, ({ kebab }) => `  '${kebab}-quote': [420, 1000, 800],\n`),
  ],
};

/** A file with the funnel entered. @throws when a place for it is not found: the file was rearranged */
export function enter(file: string, text: string, names: FunnelNames): string {
  return (edits[file] ?? []).reduce((edited, { find, replace }) => {
    if (!find.test(edited))
      throw new Error(`${file}: no place found for ${find}. Mend tests/support/newFunnel/edits.ts.`);
    return edited.replace(find, replace(names));
  }, text);
}

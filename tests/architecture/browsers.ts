import path from 'node:path';
import ts from 'typescript';
import { namesLackedBy, oldestBrowsers } from '../support/oldestBrowsers.ts';
import { descendants } from './syntax.ts';

/** Code that runs in browsers; the rest of these folders runs in the build. */
const IN_BROWSERS = /^(?:widgets\/(?!bundling|tools|workbench)|site\/client\/|api\/contract\/)/;

const isShown = (file: string): boolean => IN_BROWSERS.test(file) && !/\.(?:test|d)\.tsx?$/.test(file);

/** Where the tables have what TypeScript keeps in an interface of several classes. */
const CLASSES = ['Window', 'Document', 'HTMLElement', 'Element', 'Node', 'ShadowRoot', 'Navigator', 'Response'];

const OF_CLASS = '.';
const OF_OBJECT = '#';

/** By name, "URL.canParse", "Element#checkVisibility" or "requestIdleCallback": the browsers that lack it. */
function lackedNames(): ReadonlyMap<string, readonly string[]> {
  const lacked = new Map<string, string[]>();
  for (const browser of oldestBrowsers) {
    for (const { owner, member, isStatic } of namesLackedBy(browser)) {
      const name = member === undefined ? owner : `${owner}${isStatic ? OF_CLASS : OF_OBJECT}${member}`;
      lacked.set(name, [...(lacked.get(name) ?? []), `${browser.name} ${browser.version}`]);
    }
  }
  return lacked;
}

/** The names that the tables may have for something that TypeScript's own types of browsers declare. */
function namesOf(declaration: ts.Declaration, name: string): readonly string[] {
  if (!/\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName)) return [];
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$/, '');
    return [owner, ...CLASSES].map((one) => `${one}${OF_OBJECT}${name}`);
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return [`${parent.parent.name.getText()}${OF_CLASS}${name}`];
  return [name, `Window${OF_OBJECT}${name}`];
}

/** `panel.showPopover?.()` asks by itself. */
const isAsked = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  parent.parent.questionDotToken !== undefined;

const pathOf = (file: string): string => path.relative('.', file).replaceAll('\\', '/');

/** The files of the project that browsers are sent, and planted ones, with the types of what they import. */
function shownProgram(planted: Planted): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    readonly config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const files = [...fileNames.filter((file) => isShown(pathOf(file))), ...Object.keys(planted)];
  const readFile = (file: string): string | undefined => planted[pathOf(file)] ?? ts.sys.readFile(file);
  return ts.createProgram(files, options, Object.assign(host, { readFile }));
}

/** Texts of files that are not there, by path from the root. */
type Planted = Readonly<Record<string, string>>;

/**
 * What one of the oldest browsers lacks and our code names, as "file: name, by whom", each once. Whether it asks first only a reader
 * can say: calls by `?.()` alone are left out.
 */
export function newerThanBrowsers(planted: Planted = {}): readonly string[] {
  const program = shownProgram(planted);
  const checker = program.getTypeChecker();
  const lacked = lackedNames();
  const lackedIn = (node: ts.Identifier): readonly string[] => {
    const { parent } = node;
    // `const { share } = navigator` names it, too.
    const symbol = ts.isBindingElement(parent)
      ? checker.getTypeAtLocation(parent.parent).getProperty((parent.propertyName ?? parent.name).getText())
      : checker.getSymbolAtLocation(node);
    const names = symbol?.declarations?.flatMap((one) => namesOf(one, symbol.name)) ?? [];
    return names.flatMap((name) => (lacked.has(name) ? [`${name}, ${lacked.get(name)?.join(', ')}`] : []));
  };
  const found = program
    .getSourceFiles()
    .filter(({ fileName }) => isShown(pathOf(fileName)))
    .flatMap((source) =>
      [...descendants(source)]
        .filter((node) => ts.isIdentifier(node) && !isAsked(node))
        .flatMap((node) => lackedIn(node as ts.Identifier))
        .map((name) => `${pathOf(source.fileName)}: ${name}`),
    );
  return [...new Set(found)].toSorted();
}

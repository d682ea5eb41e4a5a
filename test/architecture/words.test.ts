/**
 * One word, one meaning (docs/decisions/words.md): exported names are unique within a layer, and no name contains a
 * word of the list "Out".
 */
import { expect } from 'chai';
import ts from 'typescript';
import { sourceFiles, textOf } from '../support/source/source-imports.js';
import { nodesIn, syntaxOf } from '../support/source/syntax.js';

/** Folders of the product. Tests and migrations are exempt; migrations never change. */
const layers: ReadonlySet<string> = new Set([
  'cli',
  'commands',
  'contract',
  'database',
  'documents',
  'domain',
  'handlers',
  'lab',
  'models',
  'queries',
  'scripts',
  'sdk',
  'serializers',
  'server',
  'settings',
  'web',
  'workers',
]);

const layerOf = (path: string): string => path.split('/')[0] ?? '';
const paths = sourceFiles.filter((path) => layers.has(layerOf(path)) && /\.(ts|tsx|mjs)$/.test(path));
const sources = paths.map((path) => ({ path, source: syntaxOf(path) }));

type Declaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node);

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The names that a module declares and exports, without names that it re-exports. */
const exportedNames = ({ statements }: ts.SourceFile): string[] =>
  statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    return isDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });

/** The words of a name: `maxBytes` has `max` and `bytes`. Names with `_` are columns, and have none. */
const wordsOf = (name: string): string[] =>
  name.includes('_')
    ? []
    : name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

const namesIn = (source: ts.SourceFile): string[] =>
  [...nodesIn(source)].flatMap((node) =>
    ts.isIdentifier(node) ? [node.text] : ts.isPrivateIdentifier(node) ? [node.text.slice(1)] : [],
  );

/** The words that the record lists as out. */
const out: ReadonlySet<string> = new Set(
  [...(textOf('docs/decisions/words.md').split('## Out')[1]?.split('**Why.**')[0] ?? '').matchAll(/`(\w+)`/g)].map(
    ([, word = '']) => word,
  ),
);

/** Names of stored values, which stay as they are (docs/decisions/words.md). */
const stored: ReadonlySet<string> = new Set([
  'commands/tickets/update-sla.ts: told',
  'domain/tickets/sla-clock.ts: told',
]);

describe('the names', () => {
  it('that a layer exports are unique within it', () => {
    const places = new Map<string, string[]>();
    for (const { path, source } of sources)
      for (const name of new Set(exportedNames(source))) {
        const key = `${layerOf(path)}: ${name}`;
        places.set(key, [...(places.get(key) ?? []), path]);
      }
    expect(places.size).to.be.greaterThan(1000);
    const twice = [...places].filter(([, each]) => each.length > 1).map(([key, each]) => `${key} (${each.join(', ')})`);
    expect(twice).to.deep.equal([]);
  });

  it('have no word that is out', () => {
    expect(out.size).to.be.greaterThan(5);
    const found = sources.flatMap(({ path, source }) =>
      [...new Set(namesIn(source))]
        .filter((name) => wordsOf(name).some((word) => out.has(word)))
        .map((name) => `${path}: ${name}`),
    );
    expect(found.filter((each) => !stored.has(each))).to.deep.equal([]);
  });
});

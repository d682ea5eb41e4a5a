/** The dashboard's texts: complete in every language, loaded where they are used, and none in a component. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect } from 'chai';
import { languages as documentLanguages } from '../../documents/messages/words.js';
import { projectRoot } from '../../settings/root.js';
import { valuesOf } from '../../scripts/developer/generate/web/messages.js';
import { languages } from '../../web/messages/languages.js';
import { literalTexts } from '../support/source/literal-texts.js';
import { sourceFiles, textOf } from '../support/source/source-imports.js';

type Texts = Readonly<Record<string, string>>;

const folder = join(projectRoot, 'web', 'messages');
const areasOf = (language: string): string[] =>
  readdirSync(join(folder, language)).map((name) => basename(name, '.json'));
const textsIn = (language: string, area: string): Texts =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')) as Texts;
const areas = areasOf('en');

const sources = sourceFiles.filter(
  (path) => /^web\/(?!messages\/).*\.tsx?$/.test(path) && !path.endsWith('.config.ts'),
);
const isSource: ReadonlySet<string> = new Set(sources);

const anyKey = new RegExp(String.raw`'((?:${areas.join('|')})\.[\w.]+)'`, 'g');

/** The keys of the texts that a file uses. */
const keysIn = (path: string): string[] => [...textOf(path).matchAll(anyKey)].map(([, key = '']) => key);

function resolved(from: string, to: string): string | undefined {
  const stem = normalize(join(dirname(from), to)).replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find((path) => isSource.has(path));
}

/** The files that are imported together with a file. */
function importedWith(start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, to = ''] of textOf(path).matchAll(/^(?:import|export)\s(?!type\s)[^;']*?'(\.[^']+)';/gms)) {
      const file = resolved(path, to);
      if (file !== undefined) waiting.push(file);
    }
  }
  return found;
}

/** The area whose texts are loaded with the screens of a folder. */
const areaOf = (path: string): string | undefined => /^web\/routes\/([^/]+)\//.exec(path)?.[1];

/** The values and the tags of a text, each once. */
const placesIn = (text: string): string[] => [
  ...valuesOf(compileMessageOrThrow(text)).keys(),
  ...new Set([...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag)),
];

describe('the texts of the dashboard', () => {
  it('are in the languages of documents', () => {
    expect(languages.toSorted()).to.deep.equal(documentLanguages.toSorted());
  });

  for (const language of languages)
    it(`are complete in ${language}`, () => {
      expect(areasOf(language)).to.deep.equal(areas);
      for (const area of areas) {
        const [english, texts] = [textsIn('en', area), textsIn(language, area)];
        expect(Object.keys(texts).toSorted(), area).to.deep.equal(Object.keys(english).toSorted());
        for (const [key, text] of Object.entries(texts))
          expect(placesIn(text), `${area}.${key}`).to.have.members(placesIn(english[key] ?? ''));
      }
    });

  it('are all used', () => {
    const used = new Set(sources.flatMap(keysIn));
    const labels = textOf('web/generated/labels.ts');
    for (const [, key = ''] of labels.matchAll(/t\('([^']+)'\)/g)) used.add(key);
    const unused = areas.flatMap((area) =>
      Object.keys(textsIn('en', area))
        .map((key) => `${area}.${key}`)
        .filter((key) => !used.has(key)),
    );
    expect(unused).to.deep.equal([]);
  });

  it('are loaded wherever they are used', () => {
    const missing: string[] = [];
    const check = (files: Iterable<string>, loaded: readonly (string | undefined)[]): void => {
      for (const path of files)
        for (const key of keysIn(path)) if (!loaded.includes(key.split('.')[0])) missing.push(`${path}: ${key}`);
    };
    const shell = importedWith('web/dashboard.tsx');
    check(shell, ['shell']);
    for (const from of sources)
      for (const [, screen, to = '', area] of textOf(from).matchAll(
        /(?:lazyScreen\(\s*'(\w+)',\s*async \(\) =>\s*)?\bimport\('(\.[^']+)'\)(?:[^;']*,\s*'(\w+)',?\s*\);)?/g,
      )) {
        const part = resolved(from, to);
        if (part === undefined) continue;
        const files = [...importedWith(part)].filter((path) => !shell.has(path));
        check(files, ['shell', 'common', 'values', screen ?? area ?? areaOf(from)]);
      }
    expect([...new Set(missing)]).to.deep.equal([]);
  });

  it('are nowhere written into a component', () => {
    expect(sources.flatMap((path) => literalTexts(path).map((text) => `${path}: ${text}`))).to.deep.equal([]);
  });

  it('name no field as the API does', () => {
    const named = areas.flatMap((area) =>
      // Cases of a select, such as `auto_send {…}`, are not shown.
      Object.entries(textsIn('en', area)).filter(([, text]) => /[a-z]_[a-z]/.test(text.replaceAll(/\w+ ?\{/g, '{'))),
    );
    expect(named).to.deep.equal([]);
  });
});

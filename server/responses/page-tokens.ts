/**
 * The look of the dashboard (web/tokens.css) for the pages that the server draws: one source of colours, radii and
 * type.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { fontFaces } from './page-fonts.js';

interface Token {
  readonly light: string;
  readonly dark: string;
}

const part = String.raw`((?:[^(),]|\([^()]*\))+)`;
/** Split into its two values, because browsers of clients may be too old for `light-dark()`. */
const pair = new RegExp(String.raw`light-dark\(${part},${part}\)`, 'g');

function readTokens(text: string): ReadonlyMap<string, Token> {
  const [, declared = ''] = /:root\s*\{([^}]*)\}/.exec(text.replaceAll(/\/\*.*?\*\//gs, '')) ?? [];
  return new Map(
    declared.split(';').flatMap((declaration) => {
      const [, name, value = ''] = /^\s*(--[\w-]+):\s*(.*?)\s*$/s.exec(declaration) ?? [];
      const flat = value.replaceAll(/\s+/g, ' ');
      const on = (which: 1 | 2): string => flat.replaceAll(pair, (...found: string[]) => found[which]?.trim() ?? '');
      return name === undefined ? [] : [[name, { light: on(1), dark: on(2) }]];
    }),
  );
}

const tokens = readTokens(readFileSync(join(projectRoot, 'web', 'tokens.css'), 'utf8'));

const namesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** A rule with the tokens that a style uses, for light and dark mode. */
export function tokensFor(style: string): string {
  const used = new Set(namesIn(style));
  for (const name of used) for (const inner of namesIn(tokens.get(name)?.light ?? '')) used.add(inner);
  const found = [...tokens].filter(([name]) => used.has(name));
  const light = found.map(([name, value]) => `${name}:${value.light}`);
  const dark = found.filter(([, value]) => value.dark !== value.light).map(([name, value]) => `${name}:${value.dark}`);
  return `:root{color-scheme:light dark;${light.join(';')}}@media(prefers-color-scheme:dark){:root{${dark.join(';')}}}`;
}

/** Puts the tokens that a style uses in front of it, and the font if it uses that. */
export const withTokens = (style: string): string =>
  `${namesIn(style).includes('--font') ? fontFaces : ''}${tokensFor(style)}${style}`;

/** The value of a color, for parts of a page that are no style. */
export function tokenColors(name: string): Token {
  const token = tokens.get(name);
  if (!token) throw new Error(`web/tokens.css has no ${name}`);
  return token;
}

/** Highlights code when the site is built, so that the pages need no script for it. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import plaintext from 'highlight.js/lib/languages/plaintext';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { Html } from '../../../documents/html.js';

const languages = { bash, go, http, java, json, python, typescript, text: plaintext, xml };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** What readers call each language. */
const titles: Readonly<Record<string, string>> = {
  bash: 'Shell',
  go: 'Go',
  http: 'HTTP',
  java: 'Java',
  json: 'JSON',
  python: 'Python',
  typescript: 'TypeScript',
  text: 'Text',
  xml: 'XML',
};

/** The display name of a language; throws if it is not listed here. */
export function languageTitle(language: string): string {
  const title = titles[language];
  if (title === undefined)
    throw new Error(`A sample has the language “${language}”, which docs/highlight.ts does not list`);
  return title;
}

/** Code with each token marked up by its class. */
export const highlight = (code: string, language: string): Html =>
  new Html(highlighter.highlight(code, { language }).value);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolders } from './fonts.js';
import { charactersOf } from './true-type.js';

let known: ReadonlySet<number> | undefined;

/** Every character that some font has. It is read when a text first needs it: it takes half a second and some memory. */
function drawableCharacters(): ReadonlySet<number> {
  known ??= new Set(
    fontFolders()
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.ttf'))
      .flatMap((file) => [...charactersOf(readFileSync(file))]),
  );
  return known;
}

/** What the typesetter draws without a letter of a font: line breaks, and what only changes how others are drawn. */
const invisible = /[\n\p{Default_Ignorable_Code_Point}]/u;

/** The text with the sign for an unknown character in place of each that no font has. Call `prepareFonts` first. */
export function withoutMissingLetters(text: string): string {
  const drawable = drawableCharacters();
  return Array.from(text, (letter) =>
    invisible.test(letter) || drawable.has(letter.codePointAt(0) ?? 0) ? letter : '\ufffd',
  ).join('');
}

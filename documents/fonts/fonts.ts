/**
 * The typefaces of documents. They come from npm packages, never from the network or the machine.
 *
 * Chinese, Japanese and Korean ship as compressed slices of variable fonts (15 MB, against 196 MB as plain files),
 * which the typesetter cannot read. `prepareFonts` makes plain fonts of them once, in `.cache/fonts`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../../settings/root.js';
import { joinFonts } from './true-type.js';

const require = createRequire(import.meta.url);

const weights = { '400Regular': 400, '700Bold': 700 };
/** Noto Sans has Latin, Greek, Cyrillic and Devanagari; Vazirmatn has Arabic. */
const plainPackages = ['noto-sans', 'vazirmatn', 'noto-sans-hebrew', 'noto-sans-thai', 'noto-emoji'];
const slicedPackages = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

/** Increase it when `prepareFonts` makes different files of the same packages. */
const recipe = 1;

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

function slicedFolder(name: string): string {
  return packageFolder(`@fontsource-variable/${name}`);
}

/** The folder is named by a digest of its sources: an upgrade makes new fonts, and running processes keep theirs. */
function cacheFolder(): string {
  const manifests = slicedPackages.map((name) => readFileSync(join(slicedFolder(name), 'package.json')));
  const digest = createHash('sha256').update(String(recipe));
  for (const manifest of manifests) digest.update(manifest);
  return join(projectRoot, '.cache', 'fonts', digest.digest('hex').slice(0, 16));
}

async function joinSlices(name: string, weight: number): Promise<Buffer> {
  const folder = join(slicedFolder(name), 'files');
  const files = (await readdir(folder)).filter((file) => file.endsWith('-wght-normal.woff2')).toSorted();
  const slices: Buffer[] = [];
  for (const file of files) {
    const slice = await readFile(join(folder, file));
    slices.push(
      await subsetFont(slice, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: { wght: weight } }),
    );
  }
  return joinFonts(slices);
}

/**
 * Makes the fonts that packages do not contain ready-made, unless they exist; it takes some seconds. Processes may do
 * this concurrently: each writes its own folder, and the first to finish renames it to the final name.
 */
export async function prepareFonts(): Promise<void> {
  const folder = cacheFolder();
  if (existsSync(folder)) return;
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    for (const name of slicedPackages) {
      for (const weight of Object.values(weights)) {
        await writeFile(join(draft, `${name}-${weight}.ttf`), await joinSlices(name, weight));
      }
    }
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The folders of all fonts. Call `prepareFonts` first. */
export function fontFolders(): string[] {
  const plain = plainPackages.flatMap((name) =>
    Object.keys(weights).map((style) => join(packageFolder(`@expo-google-fonts/${name}`), style)),
  );
  return [...plain, cacheFolder()];
}

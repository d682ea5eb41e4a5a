/** What a browser loads for the dashboard, and how much of that is allowed. */

/**
 * Vite's record of one of the chunks that it made.
 *
 * @typedef {{
 *   file: string,
 *   isEntry?: boolean,
 *   isDynamicEntry?: boolean,
 *   imports?: string[],
 *   css?: string[],
 *   assets?: string[],
 * }} Chunk
 */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ name: string, bytes: number, max: number }} Measured */

/**
 * In bytes after brotli. A phone on 3G loads `shell` in about a second and `screen` in half of one; it loads `ahead`
 * while the browser is idle.
 */
export const budget = { shell: 185_000, screen: 70_000, ahead: 105_000, styles: 20_000 };

/** The screen that `/` opens. */
const firstScreen = 'routes/today/today-route.tsx';

/**
 * The chunks that web/shell/load-ahead.ts loads so that they work without a connection, except small parts that share
 * their chunk with others.
 */
export const loadedAhead = [
  'routes/time/time-route.tsx',
  'timer/start-timer.tsx',
  'timer/long-timer-question.tsx',
  'ui/day-pickers.tsx',
  'ui/day-range.tsx',
  'routes/time/entry-drawer.tsx',
  'routes/time/time-list.tsx',
  'routes/time/cell-entries.tsx',
  'routes/time/cell-note.tsx',
  'routes/time/day-view.tsx',
];

/**
 * Every file that is served.
 *
 * @param {Manifest} manifest
 */
export const filesOf = (manifest) => [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
];

/**
 * Measures the shell with its first screen and its texts in the language that has the largest, the chunks loaded ahead, each other chunk loaded on demand, and all styles.
 *
 * @param {Manifest} manifest
 * @param {ReadonlyMap<string, number>} sizes by file, compressed
 * @returns {Measured[]}
 */
export function measure(manifest, sizes) {
  const bytesOf = (/** @type {string} */ name) => sizes.get(manifest[name]?.file ?? '') ?? 0;
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const texts = Object.keys(manifest).filter((name) => /^messages\/\w+\/shell\.json$/.test(name));
  const largest = texts.toSorted((a, b) => bytesOf(b) - bytesOf(a)).slice(0, 1);
  const shell = new Set([...entries, firstScreen, ...largest].flatMap((name) => [...scriptsOf(manifest, name)]));
  const screens = Object.keys(manifest)
    .filter((name) => manifest[name]?.isDynamicEntry && name !== firstScreen)
    .map((name) => ({
      name,
      bytes: sum([...scriptsOf(manifest, name)].filter((file) => !shell.has(file))),
      max: budget.screen,
    }));
  const ahead = new Set(loadedAhead.flatMap((name) => [...scriptsOf(manifest, name)]));
  const styles = filesOf(manifest).filter((file) => file.endsWith('.css'));
  return [
    { name: 'shell with its first screen', bytes: sum(shell), max: budget.shell },
    { name: 'loaded while idle', bytes: sum([...ahead].filter((file) => !shell.has(file))), max: budget.ahead },
    ...screens.toSorted((a, b) => b.bytes - a.bytes),
    { name: 'all styles', bytes: sum(styles), max: budget.styles },
  ];
}

/**
 * The scripts that a chunk cannot run without: itself and what it imports.
 *
 * @param {Manifest} manifest
 * @param {string} name
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function scriptsOf(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}

/**
 * A line for each, with a complaint about what is too large.
 *
 * @param {readonly Measured[]} measured
 */
export function tableOf(measured) {
  const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(7);
  return [
    'The dashboard, in KB of brotli:',
    ...measured.map(
      ({ name, bytes, max }) =>
        `${kb(bytes)} of ${kb(max)}  ${name}${bytes > max ? '  <- larger than allowed: load some of it on demand, or leave it out' : ''}`,
    ),
  ];
}

/** Names of the browser and platform of a session, as found in the `User-Agent` header. */

/** Proper names, which need no translation; null if unknown. */
export interface Browser {
  readonly browser: string | null;
  readonly platform: string | null;
}

/** The order matters: most headers also name browsers further down, for compatibility with old pages. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOP(R|T|iOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const platforms: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\b(Linux|X11)\b/],
];

const firstOf = (known: readonly (readonly [string, RegExp])[], text: string): string | null =>
  known.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Maximum characters of a header that are examined; headers of browsers are shorter. */
const longest = 500;

/** The browser and platform that a `User-Agent` header names. */
export function browserOf(userAgent: string): Browser {
  const text = userAgent.slice(0, longest);
  return { browser: firstOf(browsers, text), platform: firstOf(platforms, text) };
}

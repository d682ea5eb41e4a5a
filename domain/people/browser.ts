/** What people call the browser and the device they sign in with, as far as these tell. */

/** Names that need no translation; null for what is not known. */
export interface Browser {
  readonly browser: string | null;
  readonly platform: string | null;
}

/** In this order: most of them also name those below, for the sake of old pages. */
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

/** The longest header that is looked at: none of a browser is as long. */
const longest = 500;

/** What a `User-Agent` header tells of the browser. */
export function browserOf(userAgent: string): Browser {
  const text = userAgent.slice(0, longest);
  return { browser: firstOf(browsers, text), platform: firstOf(platforms, text) };
}

export const unknownBrowser: Browser = { browser: null, platform: null };

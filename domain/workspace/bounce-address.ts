/** The addresses to which mail servers return mails that they could not deliver: each names its mail (VERP). */
import { randomBytes } from 'node:crypto';

/** 128 random bits. Mail servers may change the case of an address, so there are no capital letters. */
export const newBounceToken = (): string => randomBytes(16).toString('hex');

/** `bounces@docket.example` with a token: `bounces+0123…@docket.example`. */
export const bounceAddress = (base: string, token: string): string => base.replace('@', `+${token}@`);

/** The tokens of such addresses in texts, such as headers. */
export function bounceTokensIn(texts: readonly string[], base: string): string[] {
  const [before = '', after = ''] = base
    .toLowerCase()
    .split('@')
    .map((part) => part.replaceAll(/[^a-z0-9]/g, String.raw`\$&`));
  const address = new RegExp(`(?<![\\w.+-])${before}\\+([0-9a-f]{32})@${after}(?![\\w-]|\\.\\w)`, 'g');
  return [
    ...new Set(texts.flatMap((text) => [...text.toLowerCase().matchAll(address)].map(([, token = '']) => token))),
  ];
}

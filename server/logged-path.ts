/**
 * Pages with a token in their address that grants access. The pattern also matches misspelt or encoded addresses, which
 * lead to no page but contain the same token.
 */
const secretPath = /^\/+(i|first-sign-in|invitations|passwords|portal\/+passwords)\/+[^/]+/i;

/** The path of a request for the log: a token that grants access is replaced by `…`. */
export function loggedPath(path: string): string {
  const decoded = path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return secretPath.test(decoded) ? decoded.replace(secretPath, '/$1/…') : path;
}

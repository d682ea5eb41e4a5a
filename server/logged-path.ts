/**
 * The token in the address of a page grants access. It works in a page's address alone, but is just as secret in one that was misspelt or
 * encoded on its way here.
 */
const secretPath = /^\/+(i|first-sign-in|invitations|passwords|portal\/+passwords)\/+[^/]+/i;

/** The path of a request as it is logged: without what is as good as a password. */
export function loggedPath(path: string): string {
  const decoded = path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return secretPath.test(decoded) ? decoded.replace(secretPath, '/$1/…') : path;
}

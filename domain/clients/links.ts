const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** A full stop or bracket after a link in a sentence is not part of it. */
const trimmed = (url: string): string => url.replace(/[.,;:!?)\]'"]+$/, '');

/** The http and https links of a mail's two bodies, once each, in order. */
export function linksIn({ html, text }: { html: string; text: string }): string[] {
  const inHtml = [...html.matchAll(/\shref\s*=\s*"(https?:[^"]*)"/gi)].map(([, url = '']) => unescape(url));
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/gi)].map(([url]) => trimmed(url));
  return [...new Set([...inHtml, ...inText])];
}

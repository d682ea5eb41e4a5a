/**
 * The description of a ticket, or the text of a comment, as a tree of what Docket draws of Markdown: paragraphs, headings, lists, quotes, code, bold,
 * italic, struck text and links. HTML is text like any other, and so is the source of an image: nothing of it is
 * loaded or run. Whoever draws the tree decides on no addresses and no markup.
 */
import { Marked, type MarkedToken, type Token } from 'marked';

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'bold'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'italic'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'struck'; readonly parts: readonly TextPart[] }
  /** `url` begins with http:, https: or mailto:. */
  | { readonly kind: 'link'; readonly url: string; readonly parts: readonly TextPart[] };

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'heading'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly TextBlock[] }
  | { readonly kind: 'rule' }
  /** `start` is the first number, null for a list without numbers. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly TextBlock[])[] };

/**
 * Line breaks stay, because people type them. A line above a row of dashes is no heading, but the end of a mail before
 * its signature, and an indented line is no code.
 */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { lheading: () => undefined, code: () => undefined },
});

/** Deeper quotes and lists are text: nobody types them, and a reader's browser has to draw them. */
const maxDepth = 12;

export const formattedText = (text: string): readonly TextBlock[] => blocksOf(markdown.lexer(text), 0);

type OfKind<Kind> = Extract<MarkedToken, { readonly type: Kind }>;

const isOfKind = <Kind extends MarkedToken['type']>(token: Token, kind: Kind): token is OfKind<Kind> =>
  token.type === kind;

function blocksOf(tokens: readonly Token[], depth: number): readonly TextBlock[] {
  return tokens.flatMap((token): readonly TextBlock[] => {
    if (token.type === 'space' || token.type === 'def') return [];
    if (token.type === 'hr') return [{ kind: 'rule' }];
    if (depth >= maxDepth) return [paragraphOf(token.raw)];
    if (isOfKind(token, 'code')) return [{ kind: 'code', text: token.text }];
    if (isOfKind(token, 'blockquote')) return [{ kind: 'quote', blocks: blocksOf(token.tokens, depth + 1) }];
    if (isOfKind(token, 'list')) {
      const items = token.items.map((item) => blocksOf(item.tokens, depth + 1));
      return [{ kind: 'list', start: token.ordered && typeof token.start === 'number' ? token.start : null, items }];
    }
    if (isOfKind(token, 'heading')) return [{ kind: 'heading', parts: partsOf(token.tokens, depth) }];
    if (isOfKind(token, 'paragraph') || isOfKind(token, 'text'))
      return [{ kind: 'paragraph', parts: token.tokens ? partsOf(token.tokens, depth) : [textOf(token.raw)] }];
    // HTML, tables, boxes to tick: as they were typed.
    return [paragraphOf(token.raw)];
  });
}

const textOf = (text: string): TextPart => ({ kind: 'text', text });

const paragraphOf = (raw: string): TextBlock => ({
  kind: 'paragraph',
  parts: raw
    .trim()
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? [{ kind: 'break' as const }] : []), textOf(line)]),
});

const kinds = { strong: 'bold', em: 'italic', del: 'struck' } as const;

function partsOf(tokens: readonly Token[], depth: number): readonly TextPart[] {
  return tokens.flatMap((token): readonly TextPart[] => {
    if (token.type === 'br') return [{ kind: 'break' }];
    if (depth >= maxDepth) return [textOf(token.raw)];
    if (isOfKind(token, 'codespan')) return [{ kind: 'code', text: token.text }];
    if (isOfKind(token, 'escape')) return [textOf(token.text)];
    if (isOfKind(token, 'strong') || isOfKind(token, 'em') || isOfKind(token, 'del'))
      return [{ kind: kinds[token.type], parts: partsOf(token.tokens, depth + 1) }];
    if (isOfKind(token, 'link')) {
      const url = safeUrl(token.href);
      return url === undefined ? [textOf(token.raw)] : [{ kind: 'link', url, parts: partsOf(token.tokens, depth + 1) }];
    }
    if (isOfKind(token, 'text') && token.tokens) return partsOf(token.tokens, depth + 1);
    return [textOf(token.raw)];
  });
}

const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** The address as a browser reads it, if it leads to a page or a mailbox. */
function safeUrl(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && protocols.has(url.protocol) ? url.href : undefined;
}

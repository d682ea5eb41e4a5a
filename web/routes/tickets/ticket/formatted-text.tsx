/** Draws a description or the text of a comment: what Markdown says, and nothing that it could load or run. */
import { Fragment, type ReactNode } from 'react';
import { formattedText, type TextBlock, type TextPart } from '../../../../domain/tickets/formatted-text.js';

interface FormattedTextProps {
  readonly text: string;
  /** Draws words outside of links and code, in which there may be references. */
  readonly draw: DrawWords;
}

type DrawWords = (words: string) => ReactNode;

export function FormattedText({ text, draw }: FormattedTextProps) {
  return (
    <div className="ticket-formatted" dir="auto">
      {drawBlocks(formattedText(text), draw)}
    </div>
  );
}

/** Blocks and parts of a text have no identity but their place. */
const inOrder = <Item,>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode =>
  items.map((item, at) => <Fragment key={String(at)}>{draw(item)}</Fragment>);

const drawBlocks = (blocks: readonly TextBlock[], draw: DrawWords): ReactNode =>
  inOrder(blocks, (block) => drawBlock(block, draw));
const drawParts = (parts: readonly TextPart[], draw: DrawWords): ReactNode =>
  inOrder(parts, (part) => drawPart(part, draw));

/** A link cannot be inside another. */
const drawPlain: DrawWords = (words) => words;

function drawBlock(block: TextBlock, draw: DrawWords): ReactNode {
  if (block.kind === 'paragraph') return <p dir="auto">{drawParts(block.parts, draw)}</p>;
  // Not a heading of the page, whose outline it would break.
  if (block.kind === 'heading')
    return (
      <p dir="auto">
        <strong>{drawParts(block.parts, draw)}</strong>
      </p>
    );
  if (block.kind === 'code')
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'quote') return <blockquote>{drawBlocks(block.blocks, draw)}</blockquote>;
  if (block.kind === 'rule') return <hr />;
  const items = inOrder(block.items, (item) => <li>{drawBlocks(item, draw)}</li>);
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

function drawPart(part: TextPart, draw: DrawWords): ReactNode {
  if (part.kind === 'text') return draw(part.text);
  if (part.kind === 'code') return <code>{part.text}</code>;
  if (part.kind === 'break') return <br />;
  if (part.kind === 'bold') return <strong>{drawParts(part.parts, draw)}</strong>;
  if (part.kind === 'italic') return <em>{drawParts(part.parts, draw)}</em>;
  if (part.kind === 'struck') return <s>{drawParts(part.parts, draw)}</s>;
  return (
    <a href={part.url} target="_blank" rel="noreferrer">
      {drawParts(part.parts, drawPlain)}
    </a>
  );
}

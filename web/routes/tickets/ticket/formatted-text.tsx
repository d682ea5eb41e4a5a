/** Draws the text of a comment: what Markdown says, and nothing that it could load or run. */
import { Fragment, type ReactNode } from 'react';
import { formattedText, type TextBlock, type TextPart } from '../../../../domain/tickets/formatted-text.js';

export function FormattedText({ text }: { readonly text: string }) {
  return (
    <div className="ticket-formatted" dir="auto">
      {drawBlocks(formattedText(text))}
    </div>
  );
}

/** Blocks and parts of a text have no identity but their place. */
const inOrder = <Item,>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode =>
  items.map((item, at) => <Fragment key={String(at)}>{draw(item)}</Fragment>);

const drawBlocks = (blocks: readonly TextBlock[]): ReactNode => inOrder(blocks, drawBlock);
const drawParts = (parts: readonly TextPart[]): ReactNode => inOrder(parts, drawPart);

function drawBlock(block: TextBlock): ReactNode {
  if (block.kind === 'paragraph') return <p dir="auto">{drawParts(block.parts)}</p>;
  // Not a heading of the page, whose outline it would break.
  if (block.kind === 'heading')
    return (
      <p dir="auto">
        <strong>{drawParts(block.parts)}</strong>
      </p>
    );
  if (block.kind === 'code')
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'quote') return <blockquote>{drawBlocks(block.blocks)}</blockquote>;
  if (block.kind === 'rule') return <hr />;
  const items = inOrder(block.items, (item) => <li>{drawBlocks(item)}</li>);
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

function drawPart(part: TextPart): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code>{part.text}</code>;
  if (part.kind === 'break') return <br />;
  if (part.kind === 'bold') return <strong>{drawParts(part.parts)}</strong>;
  if (part.kind === 'italic') return <em>{drawParts(part.parts)}</em>;
  if (part.kind === 'struck') return <s>{drawParts(part.parts)}</s>;
  return (
    <a href={part.url} target="_blank" rel="noopener noreferrer nofollow">
      {drawParts(part.parts)}
    </a>
  );
}

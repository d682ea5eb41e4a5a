/** Writes the text of a comment as HTML for pages without script. */
import { formattedText, type TextBlock, type TextPart } from '../domain/tickets/formatted-text.js';
import { html, type Html } from './html.js';

export const formattedHtml = (text: string): readonly Html[] => formattedText(text).map(blockHtml);

function blockHtml(block: TextBlock): Html {
  if (block.kind === 'paragraph') return html`<p dir="auto">${block.parts.map(partHtml)}</p>`;
  if (block.kind === 'heading') return html`<p dir="auto"><strong>${block.parts.map(partHtml)}</strong></p>`;
  if (block.kind === 'code') return html`<pre><code>${block.text}</code></pre>`;
  if (block.kind === 'quote') return html`<blockquote>${block.blocks.map(blockHtml)}</blockquote>`;
  if (block.kind === 'rule') return html`<hr />`;
  const items = block.items.map((item) => html`<li>${item.map(blockHtml)}</li>`);
  return block.start === null
    ? html`<ul>
        ${items}
      </ul>`
    : html`<ol start="${block.start}">
        ${items}
      </ol>`;
}

function partHtml(part: TextPart): Html {
  if (part.kind === 'text') return html`${part.text}`;
  if (part.kind === 'code') return html`<code>${part.text}</code>`;
  if (part.kind === 'break') return html`<br />`;
  if (part.kind === 'bold') return html`<strong>${part.parts.map(partHtml)}</strong>`;
  if (part.kind === 'italic') return html`<em>${part.parts.map(partHtml)}</em>`;
  if (part.kind === 'struck') return html`<s>${part.parts.map(partHtml)}</s>`;
  return html`<a href="${part.url}" rel="noopener noreferrer nofollow">${part.parts.map(partHtml)}</a>`;
}

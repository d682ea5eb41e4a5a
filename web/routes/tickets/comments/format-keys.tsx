/** Bold, italic, links, lists, quotes and code in a field of formatted text: buttons, and Ctrl+B, Ctrl+I. */
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../ui/button.js';
import './format-keys.css';
import { t } from '../../../messages/text.js';

interface Format {
  readonly sign: string;
  readonly label: string;
  /** With Ctrl, or the command key of a Mac. */
  readonly key?: string;
  /** Around the selected text, or before each of its lines. */
  readonly around?: readonly [before: string, after: string];
  readonly line?: string;
}

const formats: readonly Format[] = [
  { sign: 'B', label: t('tickets.bold'), key: 'b', around: ['**', '**'] },
  { sign: 'I', label: t('tickets.italic'), key: 'i', around: ['*', '*'] },
  { sign: '</>', label: t('tickets.code'), around: ['`', '`'] },
  { sign: '↗', label: t('tickets.link'), around: ['[', '](https://)'] },
  { sign: '•', label: t('tickets.list'), line: '- ' },
  { sign: '”', label: t('tickets.quote'), line: '> ' },
];

/** Formats the selected text. Typed as a user would, so that Ctrl+Z takes it back. */
function apply(field: HTMLTextAreaElement, { around: [before, after] = ['', ''], line }: Format): void {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const from = line === undefined ? start : value.lastIndexOf('\n', start - 1) + 1;
  const chosen = value.slice(from, end);
  const text = line === undefined ? `${before}${chosen}${after}` : chosen.replaceAll(/^/gm, line);
  field.focus();
  field.setSelectionRange(from, end);
  // The only way to change a field that its undo knows; browsers keep it for that.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
  const inner = from + before.length;
  if (line === undefined) field.setSelectionRange(inner, inner + chosen.length);
}

/** For `onKeyDown` around the field. */
export function formatByKey(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLTextAreaElement) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const format = formats.find(({ key }) => key === event.key.toLowerCase());
  if (!format || event.shiftKey) return;
  event.preventDefault();
  apply(event.target, format);
}

export function FormatBar({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  return (
    <div className="ticket-format" role="group" aria-label={t('tickets.formatting')}>
      {formats.map((format) => (
        <Button
          key={format.sign}
          kind="quiet"
          aria-label={format.label}
          onPress={() => {
            const field = box.current?.querySelector('textarea');
            if (field) apply(field, format);
          }}
        >
          {format.sign}
        </Button>
      ))}
    </div>
  );
}

/** A field of formatted text with the keys and buttons for it. */
export function FormatBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="ticket-format-box" onKeyDown={formatByKey}>
      {children}
      <FormatBar box={box} />
    </div>
  );
}

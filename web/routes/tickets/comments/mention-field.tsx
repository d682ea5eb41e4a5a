/**
 * A field for a comment, in which `@` offers people to mention. The arrow keys choose, Enter and Tab take, Escape closes.
 * react-aria's Autocomplete is not used, because it turns off spelling and correction in its field.
 */
import type { Ticket } from 'docket-sdk';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Popover } from 'react-aria-components/Popover';
import { Avatar } from '../../../ui/status.js';
import { TextArea, type TextAreaProps } from '../../../ui/text-field.js';
import { useMentionable } from './mentionable.js';
import { typedMentionIn, type Mention, type TypedMention } from './typed-mention.js';
import '../../../ui/overlay.css';
import { t } from '../../../messages/text.js';

interface MentionFieldProps extends TextAreaProps {
  readonly ticket: Ticket;
  /** Called in place of `onChange` when a person was chosen, with the text that has their name. */
  readonly onMention: (mention: Mention, text: string) => void;
}

export function MentionField({ ticket, onMention, ...field }: MentionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<TypedMention>();
  const [active, setActive] = useState(0);
  /** Where the mention begins that Escape has closed: it stays closed. */
  const closedAt = useRef<number>(undefined);
  const people = useMentionable(ticket, typed);
  const isOpen = typed !== undefined && people.length > 0;
  const look = (): void => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const next = selectionStart === selectionEnd ? typedMentionIn(value.slice(0, selectionStart)) : undefined;
    if (next?.at !== closedAt.current) closedAt.current = undefined;
    else if (next) return;
    if (next?.at === typed?.at && next?.text === typed?.text) return;
    setTyped(next);
    setActive(0);
  };
  const take = (person: Mention | undefined): void => {
    if (!typed || !person) return;
    const before = `${field.value.slice(0, typed.at)}@${person.name} `;
    const after = field.value.slice(typed.at + 1 + typed.text.length).replace(/^ /, '');
    // Rendered synchronously, so that the caret can be set.
    flushSync(() => {
      setTyped(undefined);
      onMention(person, `${before}${after}`);
    });
    area.current?.focus();
    area.current?.setSelectionRange(before.length, before.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((active + 1) % people.length),
      ArrowUp: () => setActive((active - 1 + people.length) % people.length),
      Enter: () => take(people[active]),
      Tab: () => take(people[active]),
      Escape: () => {
        closedAt.current = typed.at;
        setTyped(undefined);
      },
    };
    const action = actions[event.key];
    if (!action) return;
    // Neither a new line, nor the next field, nor the end of a dialog.
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const idAt = (at: number): string => `${listId}-${at}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field inside
    <div onKeyDownCapture={onKeyDown} onKeyUp={look} onClick={look}>
      <TextArea
        {...field}
        onChange={(text) => {
          field.onChange(text);
          look();
        }}
        onBlur={() => setTyped(undefined)}
        areaRef={area}
        areaProps={{
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen ? idAt(active) : undefined,
        }}
      />
      <Popover className="popover" triggerRef={area} isOpen={isOpen} isNonModal placement="bottom start" offset={4}>
        <ul id={listId} role="listbox" className="options" aria-label={t('tickets.mentionablePeople')}>
          {people.map((person, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
            <li
              key={person.id}
              id={idAt(at)}
              role="option"
              className="option"
              aria-selected={at === active}
              data-focused={at === active ? '' : undefined}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <Avatar name={person.name} size="s" />
              <span dir="auto">{person.name}</span>
            </li>
          ))}
        </ul>
      </Popover>
      <span className="away" role="status">
        {typed ? t('tickets.mentionablesFound', { count: people.length }) : ''}
      </span>
    </div>
  );
}

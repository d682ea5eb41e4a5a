/**
 * A small list of choices beside the control that had the focus. Typing filters it, Enter chooses, Escape closes it and
 * gives the focus back.
 */
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Input, TextField } from 'react-aria-components/TextField';
import { Icon } from './icon.js';
import type { Option } from './select-field.js';
import './overlay.css';
import './choice-menu.css';

export interface MenuChoice extends Option<string> {
  /** Shown instead of the label, if it needs more than text. */
  readonly drawn?: ReactNode;
}

export interface ChoiceMenuProps {
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  /** The choice that is marked; undefined for none. */
  readonly value: string | undefined;
  /** Where it opens, if not at the control with the focus. */
  readonly anchor?: RefObject<Element | null> | undefined;
  readonly onText?: (text: string) => void;
  /** Not called for the marked choice, which only closes the menu. */
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Shown if no choice has the typed text. */
  readonly empty: ReactNode;
  /** Shown above the choices. */
  readonly notice?: ReactNode;
}

export function ChoiceMenu({ label, choices, value, onText, onChoose, onClose, empty, ...more }: ChoiceMenuProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [focused] = useState(() => document.activeElement);
  const beside = useRef(focused);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  return (
    <>
      {createPortal(<div ref={setRoom} className="choice-menu-room" />, document.body)}
      {room && (
        <Popover
          triggerRef={more.anchor ?? beside}
          boundaryElement={room}
          className="popover choice-menu"
          placement="bottom start"
          offset={4}
          isOpen
          onOpenChange={(isOpen) => !isOpen && onClose()}
        >
          <Dialog className="choice-menu-dialog" aria-label={label}>
            {more.notice}
            <Autocomplete filter={contains} onInputChange={(text) => onText?.(text)}>
              <TextField aria-label={label} autoFocus>
                <Input placeholder={label} dir="auto" />
              </TextField>
              <ListBox
                className="options choice-menu-options"
                aria-label={label}
                selectionMode="single"
                selectedKeys={value === undefined ? [] : [value]}
                onSelectionChange={(keys) => {
                  const [key] = keys;
                  if (key === undefined || key === value) onClose();
                  else onChoose(String(key));
                }}
                renderEmptyState={() => <p className="option-none">{empty}</p>}
              >
                {choices.map((choice) => (
                  <ChoiceItem key={choice.id} {...choice} />
                ))}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Popover>
      )}
    </>
  );
}

const ChoiceItem = ({ id, label, detail, drawn }: MenuChoice) => (
  <ListBoxItem id={id} textValue={label} className="option">
    {({ isSelected }) => (
      <>
        <span className="option-words">
          <span dir="auto">{drawn ?? label}</span>
          {detail && (
            <span className="option-detail" dir="auto">
              {detail}
            </span>
          )}
        </span>
        {isSelected && <Icon name="check" />}
      </>
    )}
  </ListBoxItem>
);

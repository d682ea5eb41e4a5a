/** A button that opens a list of actions. */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Menu as Items, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu';
import { Button, IconButton, type ButtonKind } from './button.js';
import { Icon, type IconName } from './icon.js';
import { KeyCaps } from './keys.js';
import './overlay.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly detail?: ReactNode;
  readonly kind?: 'danger';
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** Drawn after a line. */
  readonly startsGroup?: boolean;
  readonly onAction: () => void;
}

export interface MenuProps {
  /** Text of the button; its accessible name if only the icon is shown. */
  readonly label: string;
  /** Null and undefined are left out: `can('x') && { … }` fits. */
  readonly items: readonly (MenuEntry | false | null | undefined)[];
  readonly icon?: IconName;
  readonly kind?: ButtonKind;
  /** Shows only the icon, three dots by default. */
  readonly isIconOnly?: boolean;
  /** Opens the menu in place of the default button. */
  readonly trigger?: ReactElement;
}

export function Menu({ label, items, icon, kind, isIconOnly, trigger }: MenuProps) {
  const entries = items.filter((item): item is MenuEntry => Boolean(item));
  if (entries.length === 0) return null;
  return (
    <MenuTrigger>
      {trigger ??
        (isIconOnly ? <IconButton icon={icon ?? 'more'} label={label} kind={kind} /> : openerOf(label, icon, kind))}
      <Popover className="popover" offset={4}>
        <Items className="options" aria-label={label}>
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              {entry.startsGroup && <Separator className="option-line" />}
              <MenuItem
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.isDisabled}
                onAction={entry.onAction}
                className="option"
                data-kind={entry.kind}
              >
                {entry.icon && <Icon name={entry.icon} />}
                <span className="option-words">
                  {entry.label}
                  {entry.detail && <span className="option-detail">{entry.detail}</span>}
                </span>
                {entry.shortcut && <KeyCaps of={entry.shortcut} />}
              </MenuItem>
            </Fragment>
          ))}
        </Items>
      </Popover>
    </MenuTrigger>
  );
}

const openerOf = (label: string, icon: IconName | undefined, kind: ButtonKind | undefined) => (
  <Button icon={icon} kind={kind}>
    {label}
    <Icon name="down" />
  </Button>
);

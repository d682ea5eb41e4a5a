/**
 * Buttons. `Button` shows its text; `IconButton` shows only an icon, so it needs a label, which is also its tooltip.
 */
import type { ReactNode, Ref } from 'react';
import { Button as Pressed, type ButtonProps as PressedProps } from 'react-aria-components/Button';
import { Icon, type IconName } from './icon.js';
import { KeyCaps } from './keys.js';
import { Tooltip } from './tooltip.js';
import './button.css';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

type Pressable = Omit<PressedProps, 'children' | 'className' | 'style' | 'aria-label'>;

export interface ButtonProps extends Pressable {
  /** `plain` by default. A screen has one `primary` action. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** Keys to show on the button, as `useShortcut` takes them. They are not bound here. */
  readonly shortcut?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind = 'plain', icon, shortcut, children, ...rest }: ButtonProps) {
  return (
    <Pressed {...rest} className="button" data-kind={kind}>
      {({ isPending }) => (
        <>
          {isPending ? <span className="button-spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
          {children}
          {shortcut && (
            <span aria-hidden="true">
              <KeyCaps of={shortcut} />
            </span>
          )}
        </>
      )}
    </Pressed>
  );
}

export interface IconButtonProps extends Pressable {
  readonly icon: IconName;
  /** What the button does, with its object if a screen has several: "Delete the entry of 3 May". */
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly shortcut?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, kind = 'quiet', shortcut, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <Pressed {...rest} aria-label={label} className="button button-only" data-kind={kind}>
        {({ isPending }) => (isPending ? <span className="button-spin" aria-hidden="true" /> : <Icon name={icon} />)}
      </Pressed>
    </Tooltip>
  );
}

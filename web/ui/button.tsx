/** What is pressed. `Button` carries its words; `IconButton` only a picture, so that it must be given a label, shown on pointing. */
import type { ReactNode, Ref } from 'react';
import { Button as Pressed, type ButtonProps as PressedProps } from 'react-aria-components/Button';
import { Icon, type IconName } from './icon.js';
import { KeyCaps } from './keys.js';
import { Tooltip } from './tooltip.js';
import './button.css';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

type Pressable = Omit<PressedProps, 'children' | 'className' | 'style' | 'aria-label'>;

export interface ButtonProps extends Pressable {
  /** One primary action a screen; `plain` unless told. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** The keys that do the same, as `useShortcut` takes them: shown, not bound. */
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
  /** What it does, with its object where several stand on a screen: "Delete the entry of 3 May". */
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

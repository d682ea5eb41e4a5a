/** A link to a screen, typed by the router's paths: `<Link to="/tickets/$id" params={{ id }}>`. */
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.js';
import type { ButtonKind } from './button.js';
import './button.css';

interface AnchorProps extends ComponentProps<'a'> {
  /** `text` is underlined, `quiet` only on pointing (names in tables), the others look like buttons. */
  readonly kind?: 'text' | ButtonKind;
  /** Makes a `quiet` link look like a button. */
  readonly isButton?: boolean;
  readonly icon?: IconName;
}

function Anchor({ kind = 'text', isButton, icon, children, className, ...rest }: AnchorProps) {
  const looksPressed = isButton ?? (kind !== 'text' && kind !== 'quiet');
  const classes = [looksPressed ? 'button' : 'link', className].filter(Boolean).join(' ');
  return (
    <a {...rest} className={classes} data-kind={kind}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export const Link = createLink(Anchor);

/** A link that leaves the dashboard: a file, the reference, a page for clients. */
export function OutsideLink({ children, ...rest }: AnchorProps & { readonly href: string }) {
  return (
    <Anchor {...rest} target="_blank" rel="noreferrer">
      {children}
      <Icon name="external" />
    </Anchor>
  );
}

/** A text on hover or focus. It must not be the only place for anything, because touch screens do not show it. */
import type { ReactElement } from 'react';
import { Tooltip as Bubble, TooltipTrigger } from 'react-aria-components/Tooltip';
import { KeyCaps } from './keys.js';
import './overlay.css';

export interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  /** A focusable element: a button, a link. */
  readonly children: ReactElement;
}

export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <Bubble className="tooltip" offset={6}>
        {text}
        {shortcut && <KeyCaps of={shortcut} />}
      </Bubble>
    </TooltipTrigger>
  );
}

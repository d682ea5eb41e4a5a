/** A word on what is pointed at or focused. Only ever a help: nothing stands in it alone, since touch does not show it. */
import type { ReactElement } from 'react';
import { Tooltip as Bubble, TooltipTrigger } from 'react-aria-components/Tooltip';
import { KeyCaps } from './keys.js';
import './overlay.css';

export interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  /** Something that takes the focus: a button, a link. */
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

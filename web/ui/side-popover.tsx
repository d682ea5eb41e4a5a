/**
 * A form beside the control that had the focus. Escape discards it; a press elsewhere submits it, so that nothing typed
 * is lost, and leaves it open if it cannot be sent.
 */
import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import './overlay.css';

export interface SidePopoverProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SidePopover({ label, onClose, children }: SidePopoverProps) {
  const [beside] = useState(() => document.activeElement);
  const anchor = useRef(beside);
  const box = useRef<HTMLDivElement>(null);
  const isEscaping = useRef(false);
  const leave = (): void => {
    const form = box.current?.querySelector('form');
    if (isEscaping.current || !form) onClose();
    else form.requestSubmit();
  };
  return (
    <Popover
      triggerRef={anchor}
      className="popover popover-form"
      offset={4}
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
    >
      <div
        ref={box}
        onKeyDownCapture={({ key }) => {
          isEscaping.current = key === 'Escape';
        }}
      >
        <Dialog className="popover-body" aria-label={label}>
          {children}
        </Dialog>
      </div>
    </Popover>
  );
}

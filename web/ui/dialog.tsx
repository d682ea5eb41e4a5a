/**
 * Layers over a screen: a `Dialog` in its middle, a `Drawer` at its side (the whole screen on a phone), a `Popover` at
 * its trigger. The focus stays inside. Escape closes the layer, after a question if typed text would be lost, and the
 * focus returns to where it came from.
 */
import { useState, type ReactElement, type ReactNode } from 'react';
import { Dialog as Box, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover as Bubble } from 'react-aria-components/Popover';
import { errorText } from './text/problems.js';
import { Button, IconButton } from './button.js';
import { FormActions } from './form-actions.js';
import { ModalLevel } from './modal-level.js';
import { Notice } from './notice.js';
import { UnsavedContext, useUnsaved } from './unsaved.js';
import './dialog.css';
import './overlay.css';
import { t } from '../messages/text.js';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: 's' | 'm' | 'l';
  /** A click outside does not close it: for dialogs in which the user types. */
  readonly isPersistent?: boolean;
  readonly children: ReactNode;
}

function Sheet({
  title,
  isOpen,
  onClose,
  isPersistent,
  size,
  children,
}: Omit<DialogProps, 'size'> & { readonly size: string }) {
  const { context, isDirty } = useUnsaved();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => (isDirty() ? setAsking(true) : onClose());
  return (
    <ModalOverlay
      className={size === 'side' ? 'veil veil-side' : 'veil'}
      isOpen={isOpen}
      isDismissable={!isPersistent}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className="modal" data-size={size}>
        <Box className="dialog">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton icon="close" label={t('shell.close')} onPress={close} />
          </div>
          <ModalLevel value>
            <UnsavedContext value={context}>
              <div className="dialog-body">{children}</div>
            </UnsavedContext>
            <Discard isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
          </ModalLevel>
        </Box>
      </Modal>
    </ModalOverlay>
  );
}

interface DiscardProps {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before typed text is lost. A second Escape goes back to the form. */
function Discard({ isOpen, onKeep, onDiscard }: DiscardProps) {
  if (!isOpen) return null;
  return (
    <Sheet title={t('shell.discardWhatYouTyped')} isOpen onClose={onKeep} size="s">
      <div>{t('shell.itIsNotSavedYet')}</div>
      <FormActions>
        <Button autoFocus onPress={onKeep}>
          {t('shell.goOnTyping')}
        </Button>
        <Button
          kind="danger"
          onPress={() => {
            onKeep();
            onDiscard();
          }}
        >
          {t('shell.discard')}
        </Button>
      </FormActions>
    </Sheet>
  );
}

export function Dialog({ size = 'm', ...rest }: DialogProps) {
  return <Sheet {...rest} size={size} />;
}

/** For an object beside its list, and for forms of more than a few fields. */
export function Drawer(props: Omit<DialogProps, 'size'>) {
  return <Sheet {...props} size="side" />;
}

export interface ConfirmDialogProps {
  /** The question: "Delete this entry?" */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The consequence, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb on the button: "Delete entry". */
  readonly action: string;
  readonly isDanger?: boolean;
  /** The dialog closes when this has resolved. If it throws, the dialog shows the error and stays open. */
  readonly onConfirm: () => unknown;
}

/** Asks before an action that is hard to undo. Cancel has the focus at first. */
export function ConfirmDialog({ title, isOpen, onClose, children, action, isDanger, onConfirm }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setProblem(errorText(thrown));
    } finally {
      setPending(false);
    }
  };
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose} size="s">
      {problem && <Notice kind="bad">{problem}</Notice>}
      <div>{children}</div>
      <FormActions>
        <Button autoFocus onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button kind={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm()}>
          {action}
        </Button>
      </FormActions>
    </Sheet>
  );
}

export interface PopoverProps {
  /** A button. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

export function Popover({ trigger, label, children, isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Bubble className="popover" offset={4}>
        <Box className="popover-body" aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Box>
      </Bubble>
    </DialogTrigger>
  );
}

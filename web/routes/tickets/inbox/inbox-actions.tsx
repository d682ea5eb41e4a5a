/** The actions on the focused ticket or the selected ones: their keys, and their buttons. */
import type { TicketChoiceField } from '../../../entities/ticket/ticket-choice.js';
import { Button } from '../../../ui/button.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import type { BulkDialogKind } from './bulk-dialog.js';
import { t } from '../../../messages/text.js';

export type InboxAction = TicketChoiceField | BulkDialogKind;

type Start = (action: InboxAction) => void;

export function useInboxKeys(start: Start, canChange: boolean): void {
  useShortcut('e', () => start('close'), t('tickets.closeTicketOrSelection'), canChange);
  useShortcut('t', () => start('status_id'), t('tickets.setStatusOfTicketOrSelection'), canChange);
  useShortcut('a', () => start('assignee_id'), t('tickets.assignTicketOrSelection'), canChange);
  useShortcut('p', () => start('priority_id'), t('tickets.setPriorityOfTicketOrSelection'), canChange);
}

export function InboxBulkButtons({ onStart }: { readonly onStart: Start }) {
  return (
    <>
      <Button icon="user" shortcut="a" onPress={() => onStart('assignee_id')}>
        {t('tickets.assign')}
      </Button>
      <Button shortcut="t" onPress={() => onStart('status_id')}>
        {t('common.status')}
      </Button>
      <Button shortcut="p" onPress={() => onStart('priority_id')}>
        {t('common.priority')}
      </Button>
      <Button icon="tag" onPress={() => onStart('tags')}>
        {t('common.addTags')}
      </Button>
      <Button icon="check" shortcut="e" onPress={() => onStart('close')}>
        {t('shell.close')}
      </Button>
    </>
  );
}

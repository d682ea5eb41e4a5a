/** Finds a canned reply and gives its text, filled in for the ticket. */
import type { Ticket } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cannedReplyPlaceholderLabels } from '../../../generated/labels.js';
import { renderCannedReplyOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { errorText } from '../../../ui/text/problems.js';
import { notify } from '../../../ui/toast.js';
import { t } from '../../../messages/text.js';

/** Opened by few, while the screen of a ticket is opened all day. */
const LazyReplyList = lazyPart(async () => import('./reply-list.js').then((module) => module.ReplyList));

interface ReplyPickerProps {
  readonly ticket: Ticket;
  readonly onInsert: (text: string) => void;
}

export function ReplyPicker({ ticket, onInsert }: ReplyPickerProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useShortcut('ctrl+j', open, t('tickets.insertReply'));
  const insert = async (id: string): Promise<void> => {
    try {
      // The ticket may have changed since the text was read last.
      const options = { ...renderCannedReplyOptions(id, { ticket_id: ticket.id }), staleTime: 0 };
      const { content, missing } = await client.fetchQuery(options);
      onInsert(content);
      if (missing.length === 0) return;
      const fields = missing.map((placeholder) => cannedReplyPlaceholderLabels[placeholder]);
      notify(t('tickets.replyIncomplete', { fields: fields.join(', ') }));
    } catch (error) {
      notify(errorText(error), { kind: 'bad' });
    }
  };
  return (
    <>
      <Button kind="quiet" icon="copy" shortcut="ctrl+j" onPress={open}>
        {t('tickets.insertReply')}
      </Button>
      {isOpen && (
        <Part onClose={() => setOpen(false)}>
          <LazyReplyList onClose={() => setOpen(false)} onChoose={(id) => void insert(id)} />
        </Part>
      )}
    </>
  );
}

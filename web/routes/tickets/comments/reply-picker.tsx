/** Finds a canned reply and gives its text, filled in for the ticket. */
import type { Ticket } from 'docket-sdk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { cannedReplyPlaceholderLabels } from '../../../generated/labels.js';
import { listCannedRepliesOptions, renderCannedReplyOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { Palette } from '../../../ui/palette.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { errorText } from '../../../ui/text/problems.js';
import { notify } from '../../../ui/toast.js';
import { t } from '../../../messages/text.js';

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
      {isOpen && <Replies onClose={() => setOpen(false)} onChoose={(id) => void insert(id)} />}
    </>
  );
}

interface RepliesProps {
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

function Replies({ onClose, onChoose }: RepliesProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data, isFetching, error } = useQuery({
    ...listCannedRepliesOptions({ search, per_page: 50 }),
    placeholderData: keepPreviousData,
  });
  const items = (data?.data ?? []).map(({ id, name, content }) => ({
    id,
    icon: 'mail' as const,
    text: name,
    detail: <span dir="auto">{content}</span>,
    onAction: () => onChoose(id),
  }));
  const none = search === '' ? t('tickets.noCannedReplies') : t('common.nothingFound');
  return (
    <Palette
      label={t('tickets.insertReply')}
      placeholder={t('tickets.searchCannedReplies')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      text={text}
      onTextChange={setText}
      groups={[{ title: t('shell.cannedReplies'), items }]}
      empty={error ? errorText(error) : isFetching ? t('common.searching') : none}
    />
  );
}

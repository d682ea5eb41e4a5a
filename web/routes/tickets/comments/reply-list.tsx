/** The canned replies, to choose one by its name or text. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { listCannedRepliesOptions } from '../../../generated/queries.js';
import { Palette } from '../../../ui/palette.js';
import { errorText } from '../../../ui/text/problems.js';
import { t } from '../../../messages/text.js';

interface ReplyListProps {
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

export function ReplyList({ onClose, onChoose }: ReplyListProps) {
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

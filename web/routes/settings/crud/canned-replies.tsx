/** Canned replies, with their fields and a preview below the form. */
import { useQuery } from '@tanstack/react-query';
import type { CannedReply, CannedReplyPlaceholder } from 'docket-sdk';
import { flushSync } from 'react-dom';
import { fillPlaceholders } from '../../../../domain/workspace/placeholders.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { createCannedReplyFields, updateCannedReplyFields } from '../../../generated/fields.js';
import { cannedReplyPlaceholderLabels } from '../../../generated/labels.js';
import { getCannedReplyOptions, listCannedRepliesOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { useListPages } from '../../../ui/list-pages.js';
import { optionsOf } from '../../../ui/select-field.js';
import { bodyBy } from '../../../entities/schema/schema-values.js';
import type { Crud, CrudBelowProps } from './crud.js';
import { t } from '../../../messages/text.js';

const placeholders = optionsOf<CannedReplyPlaceholder>(cannedReplyPlaceholderLabels);

/** Buttons that insert a field at the caret, and the text as a client would read it. */
function FieldsAndPreview({ values, onChange }: CrudBelowProps) {
  const { user } = useSession();
  const content = typeof values['content'] === 'string' ? values['content'] : '';
  const insert = (placeholder: string, button: Element): void => {
    const area = button.closest('form')?.querySelector('textarea');
    if (!area) return;
    const [from, to] = [area.selectionStart, area.selectionEnd];
    const field = `{{${placeholder}}}`;
    // Rendered synchronously, so that the caret can be set.
    flushSync(() => onChange({ content: `${content.slice(0, from)}${field}${content.slice(to)}` }));
    area.focus();
    area.setSelectionRange(from + field.length, from + field.length);
  };
  const { text } = fillPlaceholders(content, {
    'client.name': t('settings.exampleClient'),
    'contact.name': t('settings.exampleContact'),
    'ticket.number': 'TKT-1001',
    'user.name': user.name,
  });
  return (
    <>
      <div className="actions" role="group" aria-label={t('settings.insertField')}>
        {placeholders.map(({ id, label }) => (
          <Button key={id} kind="quiet" icon="add" onPress={({ target }) => insert(id, target)}>
            {label}
          </Button>
        ))}
      </div>
      {content.trim() !== '' && (
        <figure className="settings-preview">
          <figcaption>{t('settings.replyPreview')}</figcaption>
          <p dir="auto">{text}</p>
        </figure>
      )}
    </>
  );
}

export const cannedReplies: Crud<CannedReply> = {
  one: t('settings.cannedReply'),
  many: t('shell.cannedReplies'),
  newOne: t('settings.newCannedReply'),
  none: t('settings.noCannedReplies'),
  lead: t('settings.aboutCannedReplies'),
  useRows: () => useListPages((page) => listCannedRepliesOptions(page)),
  useOne: (id) => useQuery(getCannedReplyOptions(id)),
  shown: [
    { name: 'name', label: t('common.name') },
    { name: 'content', label: t('settings.replyText'), kind: 'lines' },
  ],
  columns: ['content'],
  below: FieldsAndPreview,
  create: {
    operation: 'createCannedReply',
    fields: createCannedReplyFields,
    send: (values) => docket.cannedReplies.create(bodyBy(createCannedReplyFields, values)),
    action: t('settings.addCannedReply'),
  },
  update: {
    operation: 'updateCannedReply',
    fields: updateCannedReplyFields,
    send: (id, values, ifMatch) =>
      docket.cannedReplies.update(id, bodyBy(updateCannedReplyFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteCannedReply',
    send: (api, id) => api.cannedReplies.delete(id),
    isRefusedIfUsed: false,
  },
};

/** A comment on a ticket. Text and colour say whether it is from the client, to the client, or internal. */
import type { Ticket, TicketActivity } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { delayWrite } from '../../../api/delay-write.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { updateTicketActivityFields as fields } from '../../../generated/fields.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Icon } from '../../../ui/icon.js';
import { useLocaleSettings } from '../../../ui/locale.js';
import { Menu } from '../../../ui/menu.js';
import { Avatar } from '../../../ui/status.js';
import { Moment } from '../../../ui/times.js';
import { MentionField } from '../comments/mention-field.js';
import { mentionsIn, type Mention } from '../comments/typed-mention.js';
import { OtherMentions, TextReferences, useMentioned } from '../comments/text-references.js';
import { FormattedText } from './formatted-text.js';
import { whoOf } from './activity-line.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface CommentProps {
  readonly ticket: Ticket;
  readonly activity: TicketActivity;
}

/** How long an author may edit or delete a comment. */
const editableMs = 15 * 60_000;

export function Comment({ ticket, activity }: CommentProps) {
  const { visibility, content, contact_id, created_at, edited_at } = activity;
  const mentioned = useMentioned(activity.mentions);
  const kind = visibility === 'internal' ? 'internal' : contact_id === null ? 'sent' : 'received';
  return (
    <article className="ticket-comment" data-kind={kind} aria-label={`${signs[kind].words}, ${whoOf(activity)}`}>
      <header>
        <Avatar name={whoOf(activity)} size="s" />
        <strong dir="auto">{whoOf(activity)}</strong>
        <span className="ticket-sign">
          <Icon name={signs[kind].icon} />
          {signs[kind].words}
        </span>
        <span className="ticket-when">
          {edited_at === null ? (
            <Moment at={created_at} />
          ) : (
            rich('tickets.momentEdited', { moment: <Moment at={created_at} /> })
          )}
        </span>
        <CommentMenu ticket={ticket} activity={activity} />
      </header>
      <FormattedText text={content ?? ''} draw={(words) => <TextReferences text={words} mentioned={mentioned} />} />
      <OtherMentions text={content ?? ''} mentioned={mentioned} />
    </article>
  );
}

const signs = {
  internal: { icon: 'lock', words: t('tickets.internalNoteHidden') },
  sent: { icon: 'send', words: t('tickets.sentToClient') },
  received: { icon: 'mail', words: t('tickets.fromClient') },
} as const;

function CommentMenu({ ticket, activity }: CommentProps) {
  const { user, can } = useSession();
  const { now } = useLocaleSettings();
  const [isEditing, setEditing] = useState(false);
  const remove = (): void =>
    void delayWrite({
      operation: 'deleteTicketActivity',
      requests: [(api) => api.tickets.deleteActivity(ticket.id, activity.id)],
      hides: [activity.id],
      message: activity.visibility === 'public' ? t('tickets.sentCommentDeleted') : t('tickets.noteDeleted'),
    });
  const isOver = now().getTime() - Date.parse(activity.created_at) > editableMs;
  if (activity.user_id !== user.id || isOver || !can('updateTicketActivity')) return null;
  return (
    <>
      <Menu
        label={t('tickets.commentActions')}
        isIconOnly
        items={[
          { id: 'edit', label: t('common.edit'), icon: 'edit', onAction: () => setEditing(true) },
          { id: 'delete', label: t('common.delete'), icon: 'trash', kind: 'danger', onAction: remove },
        ]}
      />
      {isEditing && <EditComment ticket={ticket} activity={activity} onClose={() => setEditing(false)} />}
    </>
  );
}

function EditComment({ ticket, activity, onClose }: CommentProps & { readonly onClose: () => void }) {
  const [content, setContent] = useState(activity.content ?? '');
  const [added, setAdded] = useState<readonly Mention[]>([]);
  const mentions = [...new Set([...activity.mentions, ...mentionsIn(content, added).map(({ id }) => id)])];
  const change = useChange({
    operation: 'updateTicketActivity',
    send: () => docket.tickets.updateActivity(ticket.id, activity.id, { content, mentions }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('tickets.editComment')} isOpen onClose={onClose} isPersistent={content !== activity.content}>
      <Form
        draft={{
          name: 'edit-comment',
          id: activity.id,
          value: { content, added },
          restore: (last) => {
            setContent(last.content);
            setAdded(last.added);
          },
        }}
        onSubmit={() => change.mutateAsync(undefined)}
      >
        <MentionField
          ticket={ticket}
          onMention={(mention, text) => {
            setAdded([...added, mention]);
            setContent(text);
          }}
          label={t('tickets.comment')}
          name="content"
          value={content}
          onChange={setContent}
          limits={fields.content}
          hint={activity.visibility === 'public' ? t('tickets.sentEmailsStay') : undefined}
          autoFocus
        />
        <FormActions>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

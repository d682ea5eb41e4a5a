/** Writes a reply to the client or an internal note. Text, colour and button all say which of the two it is. */
import type { Ticket, TicketActivityVisibility } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { createTicketActivityFields as fields } from '../../../generated/fields.js';
import { getContactOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { Icon } from '../../../ui/icon.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { MentionField } from '../comments/mention-field.js';
import { mentionsIn, type Mention } from '../comments/typed-mention.js';
import { ReplyPicker } from '../comments/reply-picker.js';
import { FormatBar, formatByKey } from '../comments/format-keys.js';
import { t } from '../../../messages/text.js';

interface ComposerProps {
  readonly ticket: Ticket;
  /** Called after a comment was sent by "Send and close". */
  readonly onClose: () => void;
}

interface CommentDraft {
  readonly text: string;
  readonly visibility: TicketActivityVisibility;
  /** Whom the text has mentioned at any time. */
  readonly mentions: readonly Mention[];
}

const empty: CommentDraft = { text: '', visibility: 'internal', mentions: [] };

export function Composer({ ticket, onClose }: ComposerProps) {
  const [draft, setDraft] = useState(empty);
  const change = (to: Partial<CommentDraft>): void => setDraft((before) => ({ ...before, ...to }));
  const box = useRef<HTMLDivElement>(null);
  const isPublic = draft.visibility === 'public';
  const add = useChange({
    operation: 'createTicketActivity',
    send: (body: typeof sent) => docket.tickets.createActivity(ticket.id, body),
    handlesErrors: true,
    // The user may already be typing the next comment: then it stays.
    onDone: (_activity, { content }) => {
      setDraft((now) => (now.text === content ? { ...now, text: '', mentions: [] } : now));
    },
  });
  const sent = {
    content: draft.text,
    visibility: draft.visibility,
    mentions: [...new Set(mentionsIn(draft.text, draft.mentions).map(({ id }) => id))],
  };
  const write = (visibility: TicketActivityVisibility) => (): void => {
    change({ visibility });
    box.current?.querySelector('textarea')?.focus();
  };
  useShortcut('r', write('public'), t('tickets.replyToClient'));
  useShortcut('i', write('internal'), t('tickets.writeInternalNote'));
  return (
    <div ref={box} className="ticket-composer" data-visibility={draft.visibility} onKeyDown={formatByKey}>
      <Form
        draft={{ name: 'comment', id: ticket.id, value: draft.text === '' ? empty : draft, restore: setDraft }}
        label={t('tickets.newComment')}
        onSubmit={() => add.mutateAsync(sent)}
      >
        <div className="actions" role="group" aria-label={t('tickets.visibility')}>
          <Button icon="mail" shortcut="r" aria-pressed={isPublic} onPress={write('public')}>
            {t('tickets.replyToClient')}
          </Button>
          <Button icon="lock" shortcut="i" aria-pressed={!isPublic} onPress={write('internal')}>
            {t('tickets.internalNote')}
          </Button>
        </div>
        <FormatBar box={box} />
        <MentionField
          ticket={ticket}
          label={isPublic ? t('tickets.replyToClient') : t('tickets.internalNote')}
          isLabelHidden
          name="content"
          value={draft.text}
          onChange={(text) => change({ text })}
          onMention={(mention, text) => change({ text, mentions: [...draft.mentions, mention] })}
          limits={fields.content}
          hint={t('tickets.mentionHint')}
          placeholder={isPublic ? t('tickets.writeToClient') : t('tickets.writeToTeam')}
          rows={4}
        />
        <div className="ticket-composer-foot">
          {isPublic ? (
            <ReplyAudience ticket={ticket} />
          ) : (
            <AudienceNote icon="lock">{t('tickets.onlyYourTeamSeesThis')}</AudienceNote>
          )}
          <div className="actions">
            {isPublic && (
              <ReplyPicker
                ticket={ticket}
                onInsert={(reply) => {
                  change({ text: withReply(draft.text, reply) });
                  box.current?.querySelector('textarea')?.focus();
                }}
              />
            )}
            {isPublic && ticket.dates.closed_at === null && (
              <SubmitButton
                kind="plain"
                isDisabled={draft.text.trim() === ''}
                onSubmit={() => add.mutateAsync(sent).then(onClose)}
              >
                {t('tickets.sendAndClose')}
              </SubmitButton>
            )}
            <SubmitButton kind={isPublic ? 'primary' : 'plain'} icon={isPublic ? 'send' : 'lock'} shortcut="ctrl+enter">
              {isPublic ? t('tickets.sendToClient') : t('tickets.addNote')}
            </SubmitButton>
          </div>
        </div>
      </Form>
    </div>
  );
}

/** A canned reply goes below what is written already. */
const withReply = (text: string, reply: string): string =>
  text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`;

/** Says who gets a reply, and how. */
function ReplyAudience({ ticket: { contact_id: contactId } }: { readonly ticket: Ticket }) {
  const { data: contact } = useQuery({
    ...getContactOptions(contactId ?? ''),
    enabled: contactId !== null,
    throwOnError: false,
  });
  if (contactId === null) return <AudienceNote icon="help">{t('tickets.noEmailWithoutContact')}</AudienceNote>;
  if (!contact) return <AudienceNote icon="mail">{t('tickets.clientSeesThis')}</AudienceNote>;
  const { name, email, communication } = contact;
  if (email === null || !communication.receives_ticket_replies)
    return <AudienceNote icon="help">{t('tickets.seenInPortalOnly', { name })}</AudienceNote>;
  return <AudienceNote icon="mail">{t('tickets.willBeEmailedTo', { name, email })}</AudienceNote>;
}

function AudienceNote({ icon, children }: { readonly icon: 'help' | 'lock' | 'mail'; readonly children: ReactNode }) {
  return (
    <p className="ticket-told">
      <Icon name={icon} /> <span dir="auto">{children}</span>
    </p>
  );
}

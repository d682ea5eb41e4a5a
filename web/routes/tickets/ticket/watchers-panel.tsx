/** Who watches a ticket: they are notified of comments on it. */
import type { Ticket } from 'docket-sdk';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Section } from '../../../ui/page.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { Person } from '../../../ui/status.js';
import { t } from '../../../messages/text.js';

export function WatchersPanel({ ticket }: { readonly ticket: Ticket }) {
  const { user } = useSession();
  const watchers = ticket.watchers ?? [];
  const isWatching = watchers.some(({ user_id: id }) => id === user.id);
  const watch = useChange({ operation: 'watchTicket', send: () => docket.tickets.watch(ticket.id) });
  const unwatch = useChange({ operation: 'unwatchTicket', send: () => docket.tickets.unwatch(ticket.id) });
  const toggle = (): void => (isWatching ? unwatch : watch).mutate(undefined);
  useShortcut('w', toggle, isWatching ? t('tickets.unwatchTicket') : t('tickets.watchTicket'));
  return (
    <Section
      title={t('tickets.watchersTitle')}
      actions={
        <Button icon="bell" shortcut="w" isPending={watch.isPending || unwatch.isPending} onPress={toggle}>
          {isWatching ? t('tickets.unwatch') : t('tickets.watch')}
        </Button>
      }
    >
      {watchers.length === 0 ? (
        <p className="ticket-none">{t('tickets.noWatchers')}</p>
      ) : (
        <ul className="ticket-watchers">
          {watchers.map(({ user_id: id, user_name: name }) => (
            <li key={id}>
              <Person name={name} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

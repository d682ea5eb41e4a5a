/** How a person is notified: for each kind, whether in Docket, and when by mail. */
import type { NotificationKind, NotificationMail, User } from 'docket-sdk';
import { useSession } from '../../api/session.js';
import { notificationKindLabels, notificationMailLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { kindsFor } from './notification-kinds.js';
import { usePersonDraft } from './person-form.js';
import { t } from '../../messages/text.js';

const mailOptions = optionsOf<NotificationMail>(notificationMailLabels);

const appName = (kind: NotificationKind): string => `notification_settings.${kind}.app`;
const mailName = (kind: NotificationKind): string => `notification_settings.${kind}.mail`;

export function NotificationForm({ user }: { readonly user: User }) {
  const { workspace } = useSession();
  const kinds = kindsFor(user);
  const draft = usePersonDraft(
    user,
    kinds.flatMap((kind) => [appName(kind), mailName(kind)]),
  );
  const labels = Object.fromEntries(
    kinds.flatMap((kind) => [
      [appName(kind), t('people.kindInDocket', { kind: notificationKindLabels[kind] })],
      [mailName(kind), t('people.kindByEmail', { kind: notificationKindLabels[kind] })],
    ]),
  );
  const zone = (user.timezone ?? workspace.timezone).replaceAll('_', ' ');
  return (
    <Section title={t('shell.notifications')}>
      <Form
        draft={{ name: 'notifications', id: user.id, ...draft.stored }}
        label={t('shell.notifications')}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={labels} />
        <table className="notification-kinds">
          <thead>
            <tr>
              <th scope="col">{t('people.notifyAbout')}</th>
              <th scope="col">{t('people.inDocket')}</th>
              <th scope="col">{t('people.byEmail')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{notificationKindLabels[kind]}</th>
                <td>
                  <CheckboxField
                    label={labels[appName(kind)] ?? ''}
                    isLabelHidden
                    name={appName(kind)}
                    value={draft.values[appName(kind)] === true}
                    onChange={(app) => draft.set({ [appName(kind)]: app })}
                  />
                </td>
                <td>
                  <SelectField
                    label={labels[mailName(kind)] ?? ''}
                    isLabelHidden
                    name={mailName(kind)}
                    options={mailOptions}
                    value={mailOptions.find(({ id }) => id === draft.values[mailName(kind)])?.id ?? null}
                    onChange={(mail) => draft.set({ [mailName(kind)]: mail })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="field-hint">{t('people.digestTimes', { zone })}</p>
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

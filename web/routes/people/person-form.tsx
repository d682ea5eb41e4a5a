/** A form for some of a person's fields. */
import type { User } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { updateUserFields } from '../../generated/fields.js';
import { getUserOptions } from '../../generated/queries.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { notify } from '../../ui/toast.js';
import { bodyBy, valuesOf, type Values } from '../../entities/schema/schema-values.js';
import { DescribedFields } from '../../entities/schema/schema-fields.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { t } from '../../messages/text.js';

/** A draft of some of a person's fields, with the function that sends it. */
export function usePersonDraft(user: User, names: readonly string[]) {
  const client = useQueryClient();
  const session = useSession();
  const options = getUserOptions(user.id);
  const draft = useDraft<User, Values>({
    source: user,
    bodyOf: (source) => valuesOf(source, names),
    refetchNow: useRefetchNow(options),
  });
  const change = useChange({
    operation: 'updateUser',
    send: ({ values, ifMatch }: { values: Values; ifMatch: string | undefined }) =>
      withEtag(docket.users.update(user.id, bodyBy(updateUserFields, values), { ifMatch })),
    // The response has the new ETag, so that the next save need not wait for a refetch.
    onDone: (answer) => {
      client.setQueryData(options.queryKey, answer);
      // Constants hold texts in the language that the page was opened in.
      if (user.id === session.user.id && answer.locale !== user.locale) globalThis.location.reload();
    },
    successMessage: t('common.saved'),
    handlesErrors: true,
  });
  const submit = async (): Promise<void> => {
    if (draft.isChanged) await draft.save(async (values, ifMatch) => change.mutateAsync({ values, ifMatch }));
    else notify(t('common.nothingHasChanged'));
  };
  return { ...draft, submit };
}

interface PersonFormProps {
  readonly user: User;
  readonly title: string;
  readonly shown: readonly ShownField[];
}

export function PersonForm({ user, title, shown }: PersonFormProps) {
  const { workspace } = useSession();
  const draft = usePersonDraft(
    user,
    shown.map(({ name }) => name),
  );
  return (
    <Section title={title}>
      <Form
        draft={{ name: 'person', id: `${user.id}.${shown.map(({ name }) => name).join()}`, ...draft.stored }}
        label={title}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={Object.fromEntries(shown.map(({ name, label }) => [name, label]))} />
        <DescribedFields
          shown={shown}
          fields={updateUserFields}
          values={draft.values}
          onChange={draft.set}
          currency={workspace.currency}
        />
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

/** Edits the text of one kind of email in one language, with the fields that it may use and a preview. */
import type { MailTemplate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useDraft, useRefetchNow } from '../../../api/draft.js';
import { withEtag } from '../../../api/etags.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { MailPreview, previewReading } from '../../../entities/mail-preview.js';
import { updateMailTemplateFields as limits } from '../../../generated/fields.js';
import { mailPlaceholderNameLabels } from '../../../generated/labels.js';
import { getMailTemplateOptions, previewMailTemplateOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { notify } from '../../../ui/toast.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { t } from '../../../messages/text.js';

type Texts = Pick<MailTemplate, 'subject' | 'text'>;

const labels = { subject: t('common.subject'), text: t('settings.mailText') };

export function MailTextForm({ template }: { readonly template: MailTemplate }) {
  const { kind, language } = template;
  const draft = useDraft({
    source: template,
    bodyOf: ({ subject, text }: MailTemplate): Texts => ({ subject, text }),
    refetchNow: useRefetchNow(getMailTemplateOptions(kind, language)),
  });
  const update = useChange({
    operation: 'updateMailTemplate',
    send: ({ texts, ifMatch }: { texts: Partial<Texts>; ifMatch?: string | undefined }) =>
      withEtag(docket.mailTemplates.update(kind, language, texts, { ifMatch })),
    successMessage: t('common.saved'),
    handlesErrors: true,
  });
  const { values, set } = draft;
  return (
    <Form
      draft={{ name: 'mail-text', id: `${kind}.${language}`, ...draft.stored }}
      label={t('settings.mailTexts')}
      onSubmit={async () =>
        draft.isChanged
          ? draft.save(async (texts, ifMatch) => update.mutateAsync({ texts, ifMatch }))
          : notify(t('common.nothingHasChanged'))
      }
    >
      <ConflictNotice edit={draft} labels={labels} />
      <TextFields template={template} values={values} set={set} />
      <Preview template={template} values={values} />
      <FormActions>
        {template.is_changed && <OwnTextButton template={template} onDone={draft.undo} />}
        {draft.isChanged && (
          <Button kind="quiet" icon="undo" onPress={draft.undo}>
            {t('common.undoChanges')}
          </Button>
        )}
        <SubmitButton>{t('common.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface TextFieldsProps {
  readonly template: MailTemplate;
  readonly values: Texts;
  readonly set: (change: Partial<Texts>) => void;
}

/** Subject and text, and buttons that insert a field at the caret of the one that had the focus last. */
function TextFields({ template, values, set }: TextFieldsProps) {
  const last = useRef<keyof Texts>('text');
  const place = useRef<HTMLDivElement>(null);
  const insert = (name: string): void => {
    const field = last.current;
    const box = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${field}]`);
    if (!box) return;
    const [from, to] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
    const inserted = `{{${name}}}`;
    // Rendered synchronously, so that the caret can be set.
    flushSync(() => set({ [field]: `${box.value.slice(0, from)}${inserted}${box.value.slice(to)}` }));
    box.focus();
    box.setSelectionRange(from + inserted.length, from + inserted.length);
  };
  return (
    <div
      className="form"
      ref={place}
      onFocus={({ target }) => {
        const name = target.getAttribute('name');
        if (name === 'subject' || name === 'text') last.current = name;
      }}
    >
      <TextField
        label={labels.subject}
        name="subject"
        limits={limits.subject}
        isRequired
        value={values.subject}
        onChange={(subject) => set({ subject })}
      />
      <TextArea
        label={labels.text}
        name="text"
        limits={limits.text}
        isRequired
        rows={8}
        value={values.text}
        onChange={(text) => set({ text })}
      />
      <div className="actions" role="group" aria-label={t('settings.insertField')}>
        {template.placeholders.map(({ name }) => (
          <Button key={name} kind="quiet" icon="add" onPress={() => insert(name)}>
            {mailPlaceholderNameLabels[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Preview({ template: { kind, language }, values }: Pick<TextFieldsProps, 'template' | 'values'>) {
  const { subject, text } = useDebounced(values, JSON.stringify(values));
  const preview = useQuery({ ...previewMailTemplateOptions(kind, language, { subject, text }), ...previewReading });
  return <MailPreview mail={preview.error ? undefined : preview.data} error={preview.error} />;
}

interface OwnTextButtonProps {
  readonly template: MailTemplate;
  /** Called when Docket's own text is back. */
  readonly onDone: () => void;
}

function OwnTextButton({ template: { kind, language, subject, text }, onDone }: OwnTextButtonProps) {
  const restore = useChange({
    operation: 'updateMailTemplate',
    send: () => docket.mailTemplates.update(kind, language, { subject, text }),
  });
  const reset = useChange({
    operation: 'deleteMailTemplate',
    send: () => docket.mailTemplates.delete(kind, language),
    onDone: () => {
      onDone();
      notify(t('settings.ownTextAgain'), { undo: () => restore.mutate() });
    },
  });
  return (
    <Button kind="quiet" icon="trash" isPending={reset.isPending} onPress={() => reset.mutate()}>
      {t('settings.backToOwnText')}
    </Button>
  );
}

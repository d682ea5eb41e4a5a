/** The firm's logo on invoices, mails and the portal. It is saved when it is chosen, so nobody can forget to save. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { FileField } from '../../ui/file-field.js';
import { Form } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Section } from '../../ui/page.js';
import { notify } from '../../ui/toast.js';
import { t } from '../../messages/text.js';

export function LogoPart() {
  const { workspace } = useSession();
  const upload = useChange({
    operation: 'uploadWorkspaceLogo',
    send: (file: File) => docket.workspace.uploadLogo(file),
    successMessage: t('settings.logoSaved'),
    handlesErrors: true,
  });
  const remove = useChange({
    operation: 'deleteWorkspaceLogo',
    send: async () => {
      const image = await (await docket.workspace.getLogo()).blob();
      await docket.workspace.deleteLogo();
      return image;
    },
    onDone: (image) =>
      notify(t('settings.logoRemoved'), {
        undo: () => restore.mutate(new File([image], 'logo', { type: image.type })),
      }),
  });
  const restore = useChange({
    operation: 'uploadWorkspaceLogo',
    send: (file: File) => docket.workspace.uploadLogo(file),
    successMessage: t('settings.logoSaved'),
  });
  return (
    <Section title={t('settings.logo')}>
      {workspace.logo && <Picture uploadedAt={workspace.logo.uploaded_at} name={workspace.name} />}
      <Form
        draft="question"
        label={t('settings.logo')}
        onSubmit={() => undefined}
        error={upload.error}
        isPending={upload.isPending}
      >
        <FileField
          label={t('settings.image')}
          name="file"
          files={[]}
          onChange={([file]) => file && upload.mutate(file)}
          isDisabled={upload.isPending}
          types={['image/png', 'image/jpeg', 'image/gif']}
          hint={t('settings.imageHint')}
        />
        {workspace.logo && (
          <FormActions>
            <Button kind="quiet" icon="trash" isPending={remove.isPending} onPress={() => remove.mutate()}>
              {t('settings.removeLogo')}
            </Button>
          </FormActions>
        )}
      </Form>
    </Section>
  );
}

/** The current logo. Its upload time is in the query key, so that a new logo is not read from the cache. */
function Picture({ uploadedAt, name }: { readonly uploadedAt: string; readonly name: string }) {
  const { data } = useQuery({
    queryKey: ['workspace', 'getWorkspaceLogo', uploadedAt],
    queryFn: async ({ signal }) => (await docket.workspace.getLogo({ signal })).blob(),
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return url ? <img className="settings-logo" src={url} alt={t('settings.logoOf', { name })} /> : null;
}

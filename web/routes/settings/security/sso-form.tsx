/** The provider by which the team signs in. */
import type { SingleSignOn } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useDraft, useRefetchNow } from '../../../api/draft.js';
import { withEtag } from '../../../api/etags.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { updateSingleSignOnFields } from '../../../generated/fields.js';
import { getSingleSignOnOptions } from '../../../generated/queries.js';
import { SwitchField } from '../../../ui/check-field.js';
import { CopyText } from '../../../ui/copy-text.js';
import { DraftActions } from '../../../ui/draft-actions.js';
import { fieldProps } from '../../../ui/field-props.js';
import { Form } from '../../../ui/form.js';
import { DefinitionList, Section } from '../../../ui/page.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { notify } from '../../../ui/toast.js';
import { SsoRoles } from './sso-roles.js';
import { updateOfSso, valuesOfSso, type SsoValues } from './sso-values.js';
import { t } from '../../../messages/text.js';

const labels: Readonly<Record<keyof SsoValues, string>> = {
  issuer: t('settings.issuer'),
  client_id: t('settings.clientId'),
  domains: t('settings.domains'),
  role_claim: t('settings.roleClaim'),
  roles: t('settings.rolesByClaim'),
  required: t('settings.ssoRequired'),
};

/** A draft of the settings. The secret is apart from it, because drafts are stored in the browser. */
function useSsoDraft(sso: SingleSignOn) {
  const client = useQueryClient();
  const [secret, setSecret] = useState('');
  const draft = useDraft<SingleSignOn, SsoValues>({
    source: sso,
    bodyOf: valuesOfSso,
    refetchNow: useRefetchNow(getSingleSignOnOptions()),
  });
  const change = useChange({
    operation: 'updateSingleSignOn',
    send: ({ ifMatch }: { readonly ifMatch: string | undefined }) =>
      withEtag(docket.workspace.updateSingleSignOn(updateOfSso(draft.values, secret), { ifMatch })),
    onDone: (answer) => {
      setSecret('');
      client.setQueryData(getSingleSignOnOptions().queryKey, answer);
    },
    successMessage: t('common.saved'),
    handlesErrors: true,
  });
  const submit = async (): Promise<void> => {
    if (draft.isChanged || secret !== '')
      await draft.save(async (_changed, ifMatch) => change.mutateAsync({ ifMatch }));
    else notify(t('common.nothingHasChanged'));
  };
  const undo = (): void => {
    setSecret('');
    draft.undo();
  };
  return { ...draft, isChanged: draft.isChanged || secret !== '', undo, submit, secret, setSecret };
}

export function SsoForm({ sso }: { readonly sso: SingleSignOn }) {
  const draft = useSsoDraft(sso);
  const { values, set } = draft;
  const field = fieldProps(draft, labels, {
    issuer: updateSingleSignOnFields.issuer,
    client_id: updateSingleSignOnFields.client_id,
    domains: { required: true },
  });
  const needsSecret = sso.client_secret_changed_at === null || values.issuer.trim() !== sso.issuer;
  return (
    <Section title={t('settings.singleSignOn')}>
      <p className="settings-lead">{t('settings.singleSignOnLead')}</p>
      <DefinitionList
        facts={[
          {
            label: t('settings.redirectUri'),
            value: <CopyText label={t('settings.redirectUri')} text={sso.redirect_uri} />,
          },
          {
            label: t('settings.backchannelLogoutUri'),
            value: <CopyText label={t('settings.backchannelLogoutUri')} text={sso.backchannel_logout_uri} />,
          },
        ]}
      />
      <Form
        draft={{ name: 'single-sign-on', ...draft.stored }}
        label={t('settings.singleSignOn')}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={labels} />
        <TextField {...field('issuer')} type="url" placeholder="https://" hint={t('settings.issuerHint')} />
        <TextField {...field('client_id')} />
        <TextField
          label={t('settings.clientSecret')}
          name="client_secret"
          type="password"
          autoComplete="off"
          limits={updateSingleSignOnFields.client_secret}
          value={draft.secret}
          onChange={draft.setSecret}
          isRequired={needsSecret}
          hint={needsSecret ? undefined : t('settings.clientSecretHint')}
        />
        <TextArea {...field('domains')} hint={t('settings.domainsHint')} />
        <TextField {...field('role_claim')} hint={t('settings.roleClaimHint')} />
        {values.role_claim.trim() !== '' && <SsoRoles rows={values.roles} onChange={(roles) => set({ roles })} />}
        <SwitchField {...field('required')} hint={t('settings.ssoRequiredHint')} />
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

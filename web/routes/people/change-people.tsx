/** Makes the same change to all selected people. */
import { useState } from 'react';
import { useBulkUpdate } from '../../api/bulk-undo.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { updateUsersFields } from '../../generated/fields.js';
import { userRoleLabels } from '../../generated/labels.js';
import { listUsersOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { bodyBy, valueAt, type Values } from '../../entities/schema/schema-values.js';
import { DescribedFields } from '../../entities/schema/schema-fields.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { roleDetails } from './role-details.js';
import { useRights } from './rights.js';
import { t } from '../../messages/text.js';

const what: readonly ShownField[] = [
  { name: 'updates.title', label: t('people.jobTitle') },
  { name: 'updates.department', label: t('common.department') },
];
const work: readonly ShownField[] = [
  { name: 'updates.capacity.hours_per_week', label: t('people.weeklyCapacity'), unit: 'h' },
  { name: 'updates.capacity.billable_target', label: t('people.billableTarget'), unit: '%' },
];
const money: readonly ShownField[] = [
  { name: 'updates.rates.bill_rate', label: t('common.hourlyRate'), kind: 'money' },
  { name: 'updates.rates.cost_rate', label: t('people.hourlyCost'), kind: 'money' },
];

interface ChangePeopleProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function ChangePeople({ ids, onDone }: ChangePeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        {t('common.change')}
      </Button>
      <Dialog
        title={t('people.changePeople', { count: ids.length })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isPersistent
      >
        <ChangeForm
          ids={ids}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

/** Empty fields are not sent, so each person keeps their own value. */
function ChangeForm({ ids, onDone }: ChangePeopleProps) {
  const { workspace } = useSession();
  const { administers, rolesToGive } = useRights();
  const [values, setValues] = useState<Values>({});
  const change = useBulkUpdate({
    operation: 'updateUsers',
    list: listUsersOptions(),
    ids,
    send: (some, updates: Values) => docket.users.updateMany(bodyBy(updateUsersFields, { ids: some, ...updates })),
    valuesOf: (user, updates) =>
      Object.fromEntries(Object.keys(updates).map((name) => [name, valueAt({ updates: user }, name)])),
    message: t('people.peopleUpdated', { count: ids.length }),
    onDone,
  });
  const shared = {
    fields: updateUsersFields,
    values,
    onChange: (next: Values) => setValues({ ...values, ...next }),
    currency: workspace.currency,
  };
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <Form draft="selection" onSubmit={async () => change.mutateAsync(Object.fromEntries(filled))}>
      <p>{t('people.emptyFieldsStay')}</p>
      <FormRow>
        <DescribedFields {...shared} shown={what} hasFocus />
      </FormRow>
      <FormRow>
        <DescribedFields {...shared} shown={work} />
      </FormRow>
      <FormRow>
        <DescribedFields {...shared} shown={money} />
      </FormRow>
      {administers && (
        <SelectField
          label={t('people.role')}
          name="updates.role"
          noneLabel={t('common.asItIs')}
          options={rolesToGive.map((id) => ({ id, label: userRoleLabels[id], detail: roleDetails[id] }))}
          value={rolesToGive.find((role) => role === values['updates.role']) ?? null}
          onChange={(role) => shared.onChange({ 'updates.role': role })}
        />
      )}
      <FormActions>
        <SubmitButton isDisabled={filled.length === 0}>{t('common.changeThem')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

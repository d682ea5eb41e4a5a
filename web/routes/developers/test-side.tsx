/** The test side: its clock, its captured mails, and a reset. On the live side, a button that leads there. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { useNow } from '../../api/workspace-clock.js';
import { getTestClockOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Empty } from '../../ui/notice.js';
import { NumberField } from '../../ui/number-field.js';
import { Section } from '../../ui/page.js';
import { SelectField } from '../../ui/select-field.js';
import { Status } from '../../ui/status.js';
import { TextField } from '../../ui/text-field.js';
import { Moment } from '../../ui/times.js';
import type { DevelopersPartProps } from './developers-search.js';
import { Mails } from './mails.js';
import { SwitchSide } from './switch-side.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export function TestSide(props: DevelopersPartProps) {
  const { workspace } = useSession();
  if (workspace.mode === 'live')
    return (
      <Empty title={t('developers.viewingLiveData')} icon="code" action={<SwitchSide to="test" />}>
        {t('developers.testDataHint')}
      </Empty>
    );
  return (
    <div className="developer-stack">
      <Clock />
      <Mails {...props} />
      <Reset />
    </div>
  );
}

const units = [
  { id: 'hours', label: t('common.hours') },
  { id: 'days', label: t('common.days') },
  { id: 'weeks', label: t('developers.weeks') },
  { id: 'months', label: t('developers.months') },
] as const;
type Unit = (typeof units)[number]['id'];

function later(from: number, amount: number, unit: Unit): string {
  const at = new Date(from);
  if (unit === 'months') at.setUTCMonth(at.getUTCMonth() + amount);
  else at.setTime(from + amount * 3_600_000 * { hours: 1, days: 24, weeks: 168 }[unit]);
  return at.toISOString();
}

function Clock() {
  const now = useNow();
  const { data } = useQuery(getTestClockOptions());
  const [amount, setAmount] = useState<number | null>(1);
  const [unit, setUnit] = useState<Unit>('days');
  const advance = useChange({
    operation: 'advanceTestClock',
    send: (to: string) => docket.testClock.advance({ to }),
    successMessage: t('developers.clockMoved'),
    handlesErrors: true,
  });
  return (
    <Section title={t('developers.testClock')} actions={<SwitchSide to="live" />}>
      <p>
        {rich('developers.currentTime', { moment: <Moment at={new Date(now).toISOString()} isExact /> })}{' '}
        {data && (
          <Status kind={data.frozen ? 'warn' : 'active'}>
            {data.frozen ? t('developers.clockFrozen') : t('developers.clockRunning')}
          </Status>
        )}
      </p>
      <Form
        draft="question"
        label={t('developers.testClock')}
        onSubmit={async () => advance.mutateAsync(later(now, amount ?? 0, unit))}
      >
        <FormRow>
          <NumberField
            label={t('developers.moveForwardBy')}
            name="to"
            digits={0}
            value={amount}
            onChange={setAmount}
            limits={{ minimum: 1, maximum: 1000, required: true }}
          />
          <SelectField
            label={t('developers.unit')}
            options={units}
            value={unit}
            onChange={(next) => setUnit(next ?? unit)}
          />
        </FormRow>
        <FormActions>
          <SubmitButton>{t('developers.moveClock')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}

function Reset() {
  const { workspace } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const reset = useChange({
    operation: 'resetTestData',
    send: () => docket.testData.reset(),
    onDone: () => setOpen(false),
    successMessage: t('developers.testDataCleared'),
    handlesErrors: true,
  });
  return (
    <Section title={t('developers.testData')}>
      <p>{t('developers.clearTestDataHint')}</p>
      <div>
        <Button
          kind="danger"
          onPress={() => {
            setTyped('');
            setOpen(true);
          }}
        >
          {t('developers.clearTestData')}
        </Button>
      </div>
      <Dialog title={t('developers.clearTestDataQuestion')} size="s" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form draft="question" onSubmit={async () => reset.mutateAsync()}>
          <TextField
            label={t('common.typeToConfirm', { name: workspace.name })}
            name="confirmation"
            value={typed}
            onChange={setTyped}
            autoFocus
          />
          <FormActions>
            <SubmitButton kind="danger" isDisabled={typed !== workspace.name}>
              {t('developers.clearTestData')}
            </SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </Section>
  );
}

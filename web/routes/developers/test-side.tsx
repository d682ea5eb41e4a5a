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
import { Form, FormActions, FormRow, SubmitButton } from '../../ui/form.js';
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

export function TestSide(props: DevelopersPartProps) {
  const { workspace } = useSession();
  if (workspace.mode === 'live')
    return (
      <Empty title="You are on the live side" icon="code" action={<SwitchSide to="test" />}>
        The test side has the same settings and people, and data of its own. Its clock can be moved ahead, and its mails
        are kept here rather than sent.
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
  { id: 'hours', label: 'Hours' },
  { id: 'days', label: 'Days' },
  { id: 'weeks', label: 'Weeks' },
  { id: 'months', label: 'Months' },
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
    successMessage: 'The clock is ahead, and all that fell due is done',
    handlesErrors: true,
  });
  return (
    <Section title="Clock" actions={<SwitchSide to="live" />}>
      <p>
        It is <Moment at={new Date(now).toISOString()} isExact /> here.{' '}
        {data && <Status kind={data.frozen ? 'warn' : 'active'}>{data.frozen ? 'Stands still' : 'Runs'}</Status>}
      </p>
      <Form label="Clock" onSubmit={async () => advance.mutateAsync(later(now, amount ?? 0, unit))}>
        <FormRow>
          <NumberField
            label="Move it ahead by"
            name="to"
            digits={0}
            value={amount}
            onChange={setAmount}
            limits={{ minimum: 1, maximum: 1000, required: true }}
          />
          <SelectField label="Of" options={units} value={unit} onChange={(next) => setUnit(next ?? unit)} />
        </FormRow>
        <FormActions>
          <SubmitButton>Move the clock</SubmitButton>
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
    successMessage: 'The test side is empty',
    handlesErrors: true,
  });
  return (
    <Section title="Start over">
      <p>Deletes all data of the test side and lets its clock run again. Settings, people and keys stay.</p>
      <div>
        <Button
          kind="danger"
          onPress={() => {
            setTyped('');
            setOpen(true);
          }}
        >
          Empty the test side
        </Button>
      </div>
      <Dialog title="Empty the test side?" size="s" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form onSubmit={async () => reset.mutateAsync()}>
          <TextField
            label={`Type “${workspace.name}” to go on`}
            name="confirmation"
            value={typed}
            onChange={setTyped}
            autoFocus
          />
          <FormActions>
            <SubmitButton kind="danger" isDisabled={typed !== workspace.name}>
              Empty it
            </SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </Section>
  );
}

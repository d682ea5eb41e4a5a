/** Sets when the SLA's clocks run: hours for each weekday, and days off. */
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import { SwitchField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form } from '../../ui/form.js';
import { Link } from '../../ui/link.js';
import { Section } from '../../ui/page.js';
import { TextField } from '../../ui/text-field.js';
import { Day } from '../../ui/times.js';
import type { Values } from '../../entities/schema/schema-values.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { readSpans, spansPattern, weekdays, writeSpans, type Weekday } from './spans.js';
import { useWorkspaceDraft } from './use-workspace-draft.js';
import { t } from '../../messages/text.js';

const name = 'sla_business_hours';

interface Hours {
  readonly weekly: Readonly<Record<string, unknown>>;
  readonly holidays: readonly string[];
}

const office: Hours = {
  weekly: Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [['09:00', '17:00']]])),
  holidays: [],
};

function hoursIn(values: Values): Hours | null {
  const given = values[name];
  if (typeof given !== 'object' || given === null) return null;
  const weekly = 'weekly' in given && typeof given.weekly === 'object' ? given.weekly : null;
  const holidays = 'holidays' in given && Array.isArray(given.holidays) ? given.holidays : [];
  return { weekly: { ...weekly }, holidays: holidays.filter((day) => typeof day === 'string') };
}

export function BusinessHoursPart() {
  const draft = useWorkspaceDraft([name]);
  const hours = hoursIn(draft.values);
  const set = (next: Hours | null): void => draft.set({ [name]: next });
  return (
    <Section
      title={t('shell.businessHours')}
      actions={
        <Link to="/settings/$part" params={{ part: 'ticket-priorities' }}>
          {t('settings.priorityTargets')}
        </Link>
      }
    >
      <Form
        draft={{ name: 'workspace', id: name, ...draft.stored }}
        label={t('shell.businessHours')}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={{ [name]: t('shell.businessHours') }} />
        <SwitchField
          label={t('settings.targetsCountBusinessHoursOnly')}
          hint={t('settings.businessHoursHint')}
          value={hours !== null}
          onChange={(isOn) => set(isOn ? office : null)}
        />
        {hours && (
          <>
            <div className="settings-days">
              {weekdays.map((day) => (
                <SpansField
                  key={day.id}
                  day={day}
                  spans={hours.weekly[day.id]}
                  onChange={(spans) => set({ ...hours, weekly: { ...hours.weekly, [day.id]: spans } })}
                />
              ))}
            </div>
            <Holidays days={hours.holidays} onChange={(holidays) => set({ ...hours, holidays })} />
          </>
        )}
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

interface SpansFieldProps {
  readonly day: Weekday;
  readonly spans: unknown;
  readonly onChange: (spans: readonly (readonly [string, string])[]) => void;
}

/** Typed text stays as it is while the user types. Each time it can be read, the hours are taken over. */
function SpansField({ day, spans, onChange }: SpansFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = writeSpans(spans);
  const isUnreadable = typed !== null && readSpans(typed) === undefined;
  return (
    <TextField
      label={day.label}
      name={`${name}.weekly.${day.id}`}
      placeholder={t('settings.closedDay')}
      value={typed ?? written}
      limits={{ pattern: spansPattern }}
      error={isUnreadable ? t('settings.hoursProblem') : undefined}
      onChange={(text) => {
        setTyped(text);
        const read = readSpans(text);
        if (read) onChange(read);
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(null);
      }}
    />
  );
}

function Holidays({
  days,
  onChange,
}: {
  readonly days: readonly string[];
  readonly onChange: (days: string[]) => void;
}) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <fieldset className="settings-fieldset">
      <legend>{t('settings.daysOff')}</legend>
      <ul className="settings-holidays">
        {days.map((one) => (
          <li key={one} className="chip">
            <Day day={one} hasWeekday />
            <IconButton
              icon="close"
              label={t('common.remove', { name: one })}
              onPress={() => onChange(days.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      <DayField label={t('settings.newDayOff')} value={day} onChange={setDay} />
      <Button
        icon="add"
        isDisabled={day === null || days.includes(day)}
        onPress={() => {
          if (day !== null) onChange([...days, day].toSorted());
          setDay(null);
        }}
      >
        {t('settings.addDayOff')}
      </Button>
    </fieldset>
  );
}

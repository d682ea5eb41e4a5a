/** The targets of a ticket's SLA: the used share, the deadline, and whether each was met. */
import type { SlaTargetState, Ticket, TicketSlaState } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { getTicketSlaOptions } from '../../../generated/queries.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Meter, Status } from '../../../ui/status.js';
import { useLocaleSettings } from '../../../ui/locale.js';
import { Moment, useTick } from '../../../ui/times.js';
import { lengthWords, targetNames, type SlaTargetName } from '../../../entities/ticket/sla-state.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function SlaPanel({ ticket }: { readonly ticket: Ticket }) {
  const sla = useQuery(getTicketSlaOptions(ticket.id));
  return (
    <Section title={t('tickets.sla')} actions={sla.data?.paused && <Status kind="quiet">{t('common.paused2')}</Status>}>
      {sla.data ? (
        <Targets sla={sla.data} />
      ) : sla.error ? (
        <Problem error={sla.error} onRetry={() => void sla.refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Section>
  );
}

function Targets({ sla: { response, resolution, pauses } }: { readonly sla: TicketSlaState }) {
  if (!response && !resolution) return <p className="ticket-none">{t('tickets.noSlaTargets')}</p>;
  return (
    <>
      {response && <Target name="response" state={response} />}
      {resolution && <Target name="resolution" state={resolution} />}
      {pauses.length > 0 && (
        <details className="ticket-pauses">
          <summary>{t('tickets.pausedTimes', { count: pauses.length })}</summary>
          <ul>
            {pauses.map(({ from, to }) => (
              <li key={from}>
                <Moment at={from} isExact /> – {to === null ? t('tickets.now') : <Moment at={to} isExact />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Target({ name, state }: { readonly name: SlaTargetName; readonly state: SlaTargetState }) {
  const { now } = useLocaleSettings();
  useTick(state.met === null ? 1_000 : 0);
  const { words, kind } = stateOf(state, now().getTime());
  const length = lengthWords(state.target * 60_000);
  return (
    <div className="ticket-target" data-kind={kind}>
      <Meter
        label={targetNames[name]}
        used={state.percent_used}
        limit={100}
        words={<strong>{words}</strong>}
        valueText={words}
      />
      <p className="ticket-none">
        {state.due_at
          ? rich('tickets.targetBy', { length, moment: <Moment at={state.due_at} isExact /> })
          : t('tickets.target', { length })}
      </p>
    </div>
  );
}

function stateOf({ met, due_at, done_at }: SlaTargetState, now: number): { words: string; kind: string } {
  const due = due_at == null ? undefined : Date.parse(due_at);
  if (done_at != null) {
    const late = due === undefined ? 0 : Date.parse(done_at) - due;
    return met === false
      ? { words: t('tickets.missedBy', { late: lengthWords(late) }), kind: 'bad' }
      : { words: t('tickets.met'), kind: 'good' };
  }
  if (due === undefined) return { words: t('common.paused2'), kind: 'quiet' };
  return due <= now
    ? { words: t('tickets.overdueBy', { time: lengthWords(now - due) }), kind: 'bad' }
    : { words: t('tickets.timeLeft', { time: lengthWords(due - now) }), kind: 'neutral' };
}

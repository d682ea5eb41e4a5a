/** What a ticket's next deadline is and how long is left, counted while one looks at it. */
import { Status, type StatusKind } from '../../ui/status.js';
import { usePlace } from '../../ui/locale.js';
import { useTick } from '../../ui/times.js';
import { secondsFromMs, slaStanding, slaWords, type SlaFacts, type SlaStanding } from './sla-state.js';

const kinds: Readonly<Record<SlaStanding['kind'], StatusKind>> = {
  none: 'quiet',
  met: 'good',
  missed: 'bad',
  paused: 'quiet',
  ok: 'neutral',
  soon: 'warn',
  late: 'bad',
};

export function SlaSign({ ticket }: { readonly ticket: SlaFacts }) {
  const { now } = usePlace();
  const standing = slaStanding(ticket, now().getTime());
  useTick(tickOf(standing));
  return <Status kind={kinds[standing.kind]}>{slaWords(standing)}</Status>;
}

/** As often as its words change. */
const tickOf = (standing: SlaStanding): number =>
  'leftMs' in standing ? (Math.abs(standing.leftMs) < 2 * secondsFromMs ? 1_000 : 10_000) : 0;

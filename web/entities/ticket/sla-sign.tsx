/** What a ticket's next deadline is and how long is left, counted while one looks at it. */
import { Status, type StatusKind } from '../../ui/status.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { useTick } from '../../ui/times.js';
import { secondsFromMs, slaStateOf, slaWords, type SlaFacts, type SlaState } from './sla-state.js';

const kinds: Readonly<Record<SlaState['kind'], StatusKind>> = {
  none: 'quiet',
  met: 'good',
  missed: 'bad',
  paused: 'quiet',
  ok: 'neutral',
  soon: 'warn',
  late: 'bad',
};

export function SlaSign({ ticket }: { readonly ticket: SlaFacts }) {
  const { now } = useLocaleSettings();
  const state = slaStateOf(ticket, now().getTime());
  useTick(tickOf(state));
  return <Status kind={kinds[state.kind]}>{slaWords(state)}</Status>;
}

/** As often as its words change. */
const tickOf = (state: SlaState): number =>
  'leftMs' in state ? (Math.abs(state.leftMs) < 2 * secondsFromMs ? 1_000 : 10_000) : 0;

/** Shows a ticket's next SLA deadline, and counts the time left while it is on the screen. */
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

/** How often the text changes, in milliseconds; 0 for never. */
const tickOf = (state: SlaState): number =>
  'leftMs' in state ? (Math.abs(state.leftMs) < 2 * secondsFromMs ? 1_000 : 10_000) : 0;

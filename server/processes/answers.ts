/** What the process that started the others answers them: counts, and the metrics of all. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { gathered } from './gathered.js';
import { KeptCounts } from './kept-counts.js';
import type { Told, ToChild, ToPrimary } from './messages.js';

/** Tells a process something, if it is still there to be told. */
export function send(child: Worker, message: ToChild): void {
  if (child.isConnected()) child.send(message, () => undefined);
}

/** Returns until the returned function is called. */
export function answerChildren(): () => void {
  const tell = tellingEach();
  const counts = new KeptCounts<Worker>((child, limit, caller) => {
    if (child.isConnected()) tell(child, ['recall', limit, caller]);
    return child.isConnected();
  });
  const metrics = new AggregatorRegistry();
  const answer = async (child: Worker, message: ToPrimary): Promise<void> => {
    if (message.type === 'docket:limit') counts.know(message.limit);
    if (message.type === 'docket:count') {
      // Each as soon as it is known: one that others have to settle for must not delay the rest.
      const answers = message.acts.map(async ([id, act]) => tell(child, ['counted', id, await counts.act(child, act)]));
      await Promise.all(answers);
    }
    if (message.type === 'docket:metrics') {
      // One that is just ending answers nothing.
      const text = await metrics.clusterMetrics().catch(() => null);
      send(child, { type: 'docket:metrics', id: message.id, text });
    }
  };
  const onMessage = (child: Worker, message: ToPrimary): void => void answer(child, message);
  const onDisconnect = (child: Worker): void => counts.leave(child);
  cluster.on('message', onMessage).on('disconnect', onDisconnect);
  return () => void cluster.off('message', onMessage).off('disconnect', onDisconnect);
}

function tellingEach(): (child: Worker, told: Told) => void {
  const telling = new WeakMap<Worker, (told: Told) => void>();
  return (child, told) => {
    const tell =
      telling.get(child) ?? gathered((all: readonly Told[]) => send(child, { type: 'docket:told', told: all }));
    telling.set(child, tell);
    tell(told);
  };
}

/** What the process that started the others answers them: counts, and the metrics of all. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { KeptCounts } from './kept-counts.js';
import type { ToChild, ToPrimary } from './messages.js';

/** Tells a process something, if it is still there to be told. */
export function send(child: Worker, message: ToChild): void {
  if (child.isConnected()) child.send(message, () => undefined);
}

/** Returns until the returned function is called. */
export function answerChildren(): () => void {
  const counts = new KeptCounts();
  const metrics = new AggregatorRegistry();
  const answer = async (child: Worker, message: ToPrimary): Promise<void> => {
    if (message.type === 'docket:limit') counts.know(message.limit);
    if (message.type === 'docket:count') {
      const counted = await Promise.all(message.acts.map((act) => counts.act(act)));
      send(child, { type: 'docket:counted', id: message.id, counted });
    }
    if (message.type === 'docket:metrics') {
      // One that is just ending answers nothing.
      const text = await metrics.clusterMetrics().catch(() => null);
      send(child, { type: 'docket:metrics', id: message.id, text });
    }
  };
  const onMessage = (child: Worker, message: ToPrimary): void => void answer(child, message);
  cluster.on('message', onMessage);
  return () => void cluster.off('message', onMessage);
}

/** Metrics of all children, added up by the primary. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { ToChild, ToPrimary } from './messages.js';

/** Sends a message to a child unless it has ended. */
export function send(child: Worker, message: ToChild): void {
  if (child.isConnected()) child.send(message, () => undefined);
}

/** Answers children that request the metrics of all, until the returned function is called. */
export function serveMetrics(): () => void {
  const metrics = new AggregatorRegistry();
  const onMessage = async (child: Worker, message: ToPrimary): Promise<void> => {
    if (message.type !== 'docket:metrics') return;
    // Rejects if a child does not answer because it is just ending.
    const text = await metrics.clusterMetrics().catch(() => null);
    send(child, { type: 'docket:metrics', id: message.id, text });
  };
  const listener = (child: Worker, message: ToPrimary): void => void onMessage(child, message);
  cluster.on('message', listener);
  return () => void cluster.off('message', listener);
}

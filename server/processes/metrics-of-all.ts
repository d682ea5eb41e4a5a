/** Metrics of all processes of a service, added up by the process that started them. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { ToChild, ToPrimary } from './messages.js';

/** Sends a message to a process unless that has ended. */
export function send(child: Worker, message: ToChild): void {
  if (child.isConnected()) child.send(message, () => undefined);
}

/** Answers each process that requests the metrics of all, until the returned function is called. */
export function serveMetrics(): () => void {
  const metrics = new AggregatorRegistry();
  const onMessage = async (child: Worker, message: ToPrimary): Promise<void> => {
    if (message.type !== 'docket:metrics') return;
    // A process that is just ending sends no metrics.
    const text = await metrics.clusterMetrics().catch(() => null);
    send(child, { type: 'docket:metrics', id: message.id, text });
  };
  const listener = (child: Worker, message: ToPrimary): void => void onMessage(child, message);
  cluster.on('message', listener);
  return () => void cluster.off('message', listener);
}

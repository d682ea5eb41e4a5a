/** A client of a service that is killed and restarted: it repeats what was cut off, as an SDK does, until it gets an answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '../../../contract/contract.js';
import { operations } from '../../../generated/operations.js';
import { ApiClient } from './api.js';

export interface Tally {
  /** How many requests got no answer. */
  interruptions: number;
  /** How many answers were 503. */
  refusals: number;
}

/** Sends a request until it gets an answer other than 503, through any number of crashes. Throws if that is another fault of the service. */
export async function untilAnswered(attempt: () => Promise<Response>, tally: Tally): Promise<Response> {
  for (;;) {
    const answer = await answerTo(attempt);
    if (answer === undefined) tally.interruptions += 1;
    else if (answer.status === 503) tally.refusals += 1;
    else if (!(await isUnderWay(answer))) {
      if (answer.status < 500) return answer;
      throw new Error(`The service answered ${answer.status}: ${await answer.text()}`);
    }
    await pause(20);
  }
}

/** The whole answer; undefined if the connection broke before its end. */
async function answerTo(attempt: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const response = await attempt();
    const { status, headers } = response;
    return new Response(status === 204 || status === 304 ? null : await response.arrayBuffer(), { status, headers });
  } catch (error) {
    if (isBrokenOff(error)) return undefined;
    throw error;
  }
}

/** Whether an earlier attempt of the same request may still be running: a killed TiDB server holds its locks for a while. */
const isUnderWay = async (answer: Response): Promise<boolean> =>
  answer.status === 409 && (await answer.clone().text()).includes('"idempotency_in_progress"');

const brokenOff: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a connection broke or was refused, so that there is no response. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && brokenOff.has(error.code)) || isBrokenOff(error.cause);
}

type Given = Parameters<ApiClient['request']>[1];

/** Each of its POSTs has an idempotency key, which its repetitions keep. The service must restart at the same address. */
export class PersistentClient extends ApiClient {
  readonly tally: Tally = { interruptions: 0, refusals: 0 };

  override async request(id: OperationId, given: Given): Promise<Response> {
    const key: Record<string, string> = operations[id].method === 'post' ? { 'Idempotency-Key': randomUUID() } : {};
    const whole = { ...given, headers: { ...key, ...given.headers } };
    return untilAnswered(() => super.request(id, whole), this.tally);
  }
}

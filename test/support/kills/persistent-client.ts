/** A client of a service that is killed and restarted: it repeats what was cut off, as an SDK does, until it gets an answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '../../../contract/contract.js';
import { operations } from '../../../generated/operations.js';
import { ApiClient } from '../service/api.js';

export interface Tally {
  /** How many requests broke off that were sent to a service which was there. */
  cutOff: number;
  /** How many requests got no answer, with those to a service that was not there. */
  interruptions: number;
  /** How many answers were 503. */
  refusals: number;
}

/** Sends a request until it gets an answer other than 503, through any number of crashes. Throws if that is another fault of the service. */
export async function untilAnswered(attempt: () => Promise<Response>, tally: Tally): Promise<Response> {
  for (;;) {
    const answer = await answerTo(attempt, tally);
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
async function answerTo(attempt: () => Promise<Response>, tally: Tally): Promise<Response | undefined> {
  try {
    const response = await attempt();
    const { status, headers } = response;
    return new Response(status === 204 || status === 304 ? null : await response.arrayBuffer(), { status, headers });
  } catch (error) {
    const code = codeOf(error);
    if (!brokenOff.has(code)) throw error;
    if (code !== 'ECONNREFUSED') tally.cutOff += 1;
    return undefined;
  }
}

/** Whether an earlier attempt of the same request may still be running: a killed TiDB server holds its locks for a while. */
const isUnderWay = async (answer: Response): Promise<boolean> =>
  answer.status === 409 && (await answer.clone().text()).includes('"idempotency_in_progress"');

/** A connection broke or was refused, so that there is no response. */
const brokenOff: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The code of an error, or of what caused it. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : codeOf(error.cause)) : undefined;

type Given = Parameters<ApiClient['request']>[1];

/** Each of its POSTs has an idempotency key, which its repetitions keep. The service must restart at the same address. */
export class PersistentClient extends ApiClient {
  readonly tally: Tally = { cutOff: 0, interruptions: 0, refusals: 0 };

  /** Whether an answer that is on its way is lost: the request is repeated then. */
  losesAnswer = (): boolean => false;

  override async request(id: OperationId, given: Given): Promise<Response> {
    const key: Record<string, string> = operations[id].method === 'post' ? { 'Idempotency-Key': randomUUID() } : {};
    const whole = { ...given, headers: { ...key, ...given.headers } };
    const send = (): Promise<Response> => untilAnswered(() => super.request(id, whole), this.tally);
    const answer = await send();
    return this.losesAnswer() ? send() : answer;
  }
}

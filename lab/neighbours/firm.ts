/** A firm that calls the API: the victim or the attacker. */
import { setTimeout as pause } from 'node:timers/promises';

/** A response of the API. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export class NeighbourFirm {
  constructor(
    private readonly url: string,
    readonly key: string,
  ) {}

  async ask(method: string, path: string, body?: unknown, key = this.key): Promise<Answered> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(bytes.toString()) : bytes };
  }

  /** The data of a response that must succeed. */
  async must<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const { status, body: answer } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return (answer as { data: Data }).data;
  }
}

/** Shared by concurrent loops, which stop when `isOver` becomes true. */
export interface Shift {
  isOver: boolean;
}

/** Repeats `work` until the shift is over, `places` times concurrently, even if it fails. */
export async function again(shift: Shift, places: number, work: () => Promise<unknown>): Promise<void> {
  const one = async (): Promise<void> => {
    while (!shift.isOver) {
      await work().catch(() => undefined);
      await pause(1);
    }
  };
  await Promise.all(Array.from({ length: places }, one));
}

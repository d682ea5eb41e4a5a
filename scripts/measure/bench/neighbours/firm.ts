/** A firm as one that calls the API: the one that suffers, and the one that does all that it can. */
import { setTimeout as pause } from 'node:timers/promises';

/** What the API answered. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export class Firm {
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

  /** The data of an answer that must be good. */
  async must<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const { status, body: answer } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return (answer as { data: Data }).data;
  }
}

/** Tells those who work until it is over. */
export interface Shift {
  isOver: boolean;
}

/** Does something again and again until the shift is over, in that many places concurrently; whatever is refused is tried again. */
export async function again(shift: Shift, places: number, work: () => Promise<unknown>): Promise<void> {
  const one = async (): Promise<void> => {
    while (!shift.isOver) {
      await work().catch(() => undefined);
      await pause(1);
    }
  };
  await Promise.all(Array.from({ length: places }, one));
}

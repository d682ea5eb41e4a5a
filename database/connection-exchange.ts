import type { Connection } from 'mysql2';

interface Waiter {
  readonly take: (connection: Connection | Promise<Connection>) => void;
  readonly refuse: (error: Error) => void;
}

/** Connections that failed beyond use, as far as it was noticed while they were asked something. */
const broken = new WeakSet<Connection>();

export const isBroken = (connection: Connection): boolean => broken.has(connection);
export const markBroken = (connection: Connection): void => void broken.add(connection);

/**
 * Hands connections from callers that are done to callers that need one. A pool's own bookkeeping, validation, timers and promises
 * take as long as the statement that they are for.
 */
export class ConnectionExchange {
  private readonly idle: Connection[] = [];
  private readonly waiting: Waiter[] = [];
  /** Whether the pool ends: it waits until it has every connection back. */
  isOver = false;

  /** The connection that was used last, because the database has most of it at hand. */
  take(): Connection | undefined {
    return this.idle.pop();
  }

  /** Whether callers wait for a connection. */
  get isCrowded(): boolean {
    return this.waiting.length > 0;
  }

  /** Takes out this one, if it is idle. */
  remove(connection: Connection): boolean {
    const at = this.idle.indexOf(connection);
    if (at !== -1) this.idle.splice(at, 1);
    return at !== -1;
  }

  /** Takes out all that are idle; from now on none is handed on. */
  end(): Connection[] {
    this.isOver = true;
    return this.idle.splice(0);
  }

  give(connection: Connection): void {
    const next = this.waiting.shift();
    if (next) next.take(connection);
    else this.idle.push(connection);
  }

  /** The next connection that someone is done with; fails with `late` when there is none in time. */
  wait(timeoutMs: number, late: () => Error): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        take(connection) {
          clearTimeout(timer);
          resolve(connection);
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(late());
      }, timeoutMs);
      this.waiting.push(waiter);
    });
  }

  /** Sends away all who wait. */
  refuse(error: Error): void {
    for (const waiter of this.waiting.splice(0)) waiter.refuse(error);
  }

  /** Gives a new connection, in place of a lost one, to the caller that has waited longest. */
  replace(make: () => Promise<Connection>): void {
    this.waiting.shift()?.take(make());
  }
}

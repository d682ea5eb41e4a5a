import type { Connection } from 'mysql2';

interface Waiter {
  readonly take: (connection: Connection | Promise<Connection>) => void;
  readonly refuse: (error: Error) => void;
}

/** Connections that have failed and must not be used again. */
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
  /** Whether the pool is closing: it waits until every connection has been returned. */
  isOver = false;

  /** Takes the idle connection that was used last, because its data is most likely in the server's caches. */
  take(): Connection | undefined {
    return this.idle.pop();
  }

  /** Whether callers wait for a connection. */
  get isCrowded(): boolean {
    return this.waiting.length > 0;
  }

  /** Removes a connection if it is idle; returns whether it was. */
  remove(connection: Connection): boolean {
    const at = this.idle.indexOf(connection);
    if (at !== -1) this.idle.splice(at, 1);
    return at !== -1;
  }

  /** Removes and returns all idle connections, when the pool closes. */
  end(): Connection[] {
    this.isOver = true;
    return this.idle.splice(0);
  }

  give(connection: Connection): void {
    const next = this.waiting.shift();
    if (next) next.take(connection);
    else this.idle.push(connection);
  }

  /** Waits for the next connection that is returned; rejects with `late` after `timeoutMs`. */
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

  /** Rejects all waiting callers. */
  refuse(error: Error): void {
    for (const waiter of this.waiting.splice(0)) waiter.refuse(error);
  }

  /** Makes a new connection in place of a lost one for the caller that has waited longest, if there is one. */
  replace(make: () => Promise<Connection>): void {
    this.waiting.shift()?.take(make());
  }
}

/**
 * Statements that wait for none of each other's answers go to the server together, over one connection: one write to the socket, and
 * one wake-up of the server, where each took its own. The server runs them in their order. mysql2 by itself sends a command only
 * when the one before it is answered.
 */
import type { Connection } from 'mysql2';
import { channelOf, type Channel, type Command } from './mysql2-internals.js';

/** An answer that is awaited, and the number of its first packet. */
interface Awaited {
  readonly command: Command;
  readonly sequenceId: number;
}

/** Several commands as one. */
class Pipeline implements Command {
  readonly #rest: Command[];
  #awaited: Awaited[] = [];

  constructor(commands: readonly Command[]) {
    this.#rest = [...commands];
  }

  execute(packet: unknown, channel: Channel): boolean {
    const [head] = this.#awaited;
    if (packet !== undefined && head) {
      if (!head.command.execute(packet, channel)) return false;
      this.#awaited.shift();
    }
    if (this.#awaited.length === 0) this.#begin(channel);
    const [next] = this.#awaited;
    if (next && next !== head) channel.sequenceId = next.sequenceId;
    return next === undefined;
  }

  /** When the connection is lost. */
  onResult(error: Error): void {
    const open = [...this.#awaited.map(({ command }) => command), ...this.#rest.splice(0)];
    this.#awaited = [];
    for (const command of open) command.onResult?.(error);
  }

  /** Begins all up to one that others may need the answer of, such as that a statement is prepared. */
  #begin(channel: Channel): void {
    channel.stream.cork();
    try {
      for (let command = this.#rest.shift(); command; command = this.#rest.shift()) {
        if (command.execute(undefined, channel)) continue;
        this.#awaited.push({ command, sequenceId: channel.sequenceId });
        if (!isPrepared(command)) break;
      }
    } finally {
      channel.stream.uncork();
    }
  }
}

/** An Execute has its statement by the time it begins. */
const isPrepared = (command: Command): boolean => 'statement' in command;

/** Where what a connection is to send goes instead, while there is such a place. */
interface Intake {
  together: Command[] | undefined;
}

const intakes = new WeakMap<Channel, Intake>();

/**
 * Made once for each connection: another function in the place of `addCommand` for each group held that group, and with it the
 * request, until V8 collected its old heap (docs/decisions/statements-together.md).
 */
function intakeOf(channel: Channel): Intake {
  const known = intakes.get(channel);
  if (known) return known;
  const intake: Intake = { together: undefined };
  const add = channel.addCommand;
  channel.addCommand = function (command) {
    if (!intake.together) return add.call(this, command);
    intake.together.push(command);
    return command;
  };
  intakes.set(channel, intake);
  return intake;
}

/** Lets all that is sent by these go out together. */
export function sendTogether(connection: Connection, sends: readonly (() => void)[]): void {
  const [only, ...others] = sends;
  if (only && others.length === 0) return only();
  const channel = channelOf(connection);
  const intake = intakeOf(channel);
  const commands: Command[] = [];
  intake.together = commands;
  try {
    for (const send of sends) send();
  } finally {
    intake.together = undefined;
  }
  channel.addCommand(new Pipeline(commands));
}

export type Gather = (send: () => void, fail: (error: Error) => void) => void;

/** Takes what is to be sent over the connection of a transaction, and sends together what comes before anything else goes on. */
export function gatherer(connection: Connection, life: { readonly isOver: boolean }): Gather {
  let gathered: { send: () => void; fail: (error: Error) => void }[] = [];
  const flush = (): void => {
    const all = gathered;
    gathered = [];
    // By now the connection may be another's.
    if (life.isOver) for (const { fail } of all) fail(new Error('The transaction is over'));
    else
      sendTogether(
        connection,
        all.map(({ send }) => send),
      );
  };
  return (send, fail) => {
    if (gathered.push({ send, fail }) === 1) process.nextTick(flush);
  };
}

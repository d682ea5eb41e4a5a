/**
 * Sends statements that do not await each other over one connection together: with one write to the socket and one
 * wake-up of the server instead of one each. The server runs them in order (docs/decisions/statements-together.md). By
 * default, mysql2 sends a command only after the previous one has been answered.
 */
import type { Connection } from 'mysql2';
import { channelOf, type Channel, type Command } from './mysql2-internals.js';

/** A command whose answer is awaited, and the number of the answer's first packet. */
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

  /** Called by mysql2 when the connection is lost: fails all commands that are not done. */
  onResult(error: Error): void {
    const open = [...this.#awaited.map(({ command }) => command), ...this.#rest.splice(0)];
    this.#awaited = [];
    for (const command of open) command.onResult?.(error);
  }

  /** Sends the commands up to the first whose answer later ones may need, such as the preparation of a statement. */
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

/** Whether it is an Execute, which has its prepared statement when it is sent: no later command needs its answer. */
const isPrepared = (command: Command): boolean => 'statement' in command;

/** While `together` is set, the connection collects commands there instead of sending them. */
interface Intake {
  together: Command[] | undefined;
}

const intakes = new WeakMap<Channel, Intake>();

/**
 * Replaces `addCommand` of a connection, once. A new function for each group would keep the group, and with it the
 * request, in memory until V8 collects its old heap (docs/decisions/statements-together.md).
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

/** Calls the functions and sends all commands that they add together. */
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

/** Collects the sends of a transaction's connection, and sends together those that are added before the next tick. */
export function gatherer(connection: Connection, life: { readonly isOver: boolean }): Gather {
  let gathered: { send: () => void; fail: (error: Error) => void }[] = [];
  const flush = (): void => {
    const all = gathered;
    gathered = [];
    // If the transaction is over, the connection may belong to another caller.
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

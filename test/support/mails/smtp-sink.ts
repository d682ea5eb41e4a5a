/** A real SMTP server that accepts mails and stores them for tests to read. */
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { hangMs } from '../service/hang.js';

export interface ReceivedMail {
  /** All recipients, including blind copies. */
  readonly recipients: readonly string[];
  /** To whom it would come back. */
  readonly sender: string;
  readonly message: Email;
}

export interface SmtpSink {
  readonly url: string;
  /** The mails that have arrived for an address so far. */
  mailsTo(address: string): ReceivedMail[];
  /** Waits up to 10 seconds for the first mail to an address, and returns it. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** How many recipients still wait for a response. */
  held(): number;
  /** Accepts the recipients that wait. */
  release(): void;
  stop(): Promise<void>;
}

/** A recipient with this prefix waits for the response until `release`. */
export const slowPrefix = 'slow-';
/** With this recipient, the connection breaks before there is a response. */
export const droppedPrefix = 'dropped-';
/** Recipients with these prefixes are refused: temporarily (451), permanently (550). */
export const busyPrefix = 'busy-';
export const unknownPrefix = 'unknown-';

export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  /** By the port of the sender. */
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, { remotePort }, done) => {
      if (address.startsWith(droppedPrefix)) sockets.get(remotePort)?.destroy();
      else if (address.startsWith(slowPrefix)) waiting.push(done);
      else done(refusalOf(address));
    },
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({ recipients, sender, message: await PostalMime.parse(await buffer(stream)) });
    }),
  });
  server.server.on('connection', (socket) => void sockets.set(socket.remotePort ?? 0, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailsTo = (address: string): ReceivedMail[] =>
    received.filter(({ recipients }) => recipients.includes(address));
  const release = (): void => waiting.splice(0).forEach((answer) => answer());
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    async mailTo(address) {
      const until = Date.now() + hangMs;
      while (mailsTo(address).length === 0 && Date.now() < until) await pause(20);
      const [mail] = mailsTo(address);
      if (!mail) throw new Error(`No mail came for ${address}`);
      return mail;
    },
    held: () => waiting.length,
    release,
    async stop() {
      release();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function refusalOf(address: string): Error | undefined {
  if (address.startsWith(busyPrefix)) return Object.assign(new Error('Try again later'), { responseCode: 451 });
  return address.startsWith(unknownPrefix)
    ? Object.assign(new Error('No such person'), { responseCode: 550 })
    : undefined;
}

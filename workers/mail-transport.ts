/** Mail transport: SMTP, or files if no server is configured. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Undelivered } from '../domain/workspace/undelivered.js';
import { privateFolder } from '../settings/private-folder.js';
import type { Settings } from '../settings/settings.js';

export interface MailTransport {
  /**
   * `id` is that of the mail. If the same mail is sent again, it replaces its file, or is recognizable by its
   * Message-ID. Throws if nobody gets it; returns the recipients that the server refused if others get it.
   */
  send(id: string, message: SendMailOptions): Promise<readonly Undelivered[]>;
  /** Aborts mails being sent and closes the connections. */
  close(): void;
}

/** The configured transport, with a maximum number of connections. */
export const createMailTransport = ({ SMTP_URL, DATA_DIR }: Settings, maxConnections: number): MailTransport =>
  SMTP_URL === undefined ? filesIn(join(DATA_DIR, 'mail')) : smtp(SMTP_URL, maxConnections);

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 60_000 };
/** Maximum milliseconds for one mail: much less than a lease, so that no other worker sends the mail meanwhile. */
const longestMs = 2 * 60_000;
/** Connections are reused for one mail after the other, and closed soon after the last. */
const idleTimeout = 20_000;

function smtp(url: string, maxConnections: number): MailTransport {
  const transport = createTransport({ pool: true, url, maxConnections, idleTimeout, ...timeouts });
  return {
    async send(_id, message) {
      const { rejectedErrors = [], rejected } = await transport.sendMail({
        ...message,
        signal: AbortSignal.timeout(longestMs),
      });
      return rejected.map((address, at) => {
        const problem = rejectedErrors[at];
        return { recipient: address, reason: problem?.response ?? problem?.message ?? 'refused' };
      });
    },
    close: () => transport.close({ force: true }),
  };
}

/** Writes one .eml file per mail, atomically. */
function filesIn(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(id, message) {
      const { message: bytes } = await transport.sendMail(message);
      const path = join(folder, `${id}.eml`);
      privateFolder(folder);
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return [];
    },
    close: () => transport.close(),
  };
}

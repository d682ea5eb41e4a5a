/** Reads reports of mail servers about mails that they could not deliver (RFC 3464). */
import PostalMime from 'postal-mime';
import type { Undelivered } from '../../domain/workspace/undelivered.js';

export interface Bounce {
  /** The headers that name to whom the report was sent: their text. */
  readonly addressed: readonly string[];
  /** The recipients of whom it is final that they did not get it. */
  readonly failures: readonly Undelivered[];
}

/** A report is at the beginning of its message; the returned mail with its attachments follows it. */
const maxBytes = 256 * 1024;
const limits = { maxNestingDepth: 16, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true } as const;
/** Longest reason of one recipient. */
const longest = 300;

const addressing: ReadonlySet<string> = new Set([
  'to',
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
]);

/** Undefined for a message that is no such report, and for one that cannot be read. */
export async function readBounce(bytes: Buffer): Promise<Bounce | undefined> {
  const message = await PostalMime.parse(bytes.subarray(0, maxBytes), { ...limits, attachmentEncoding: 'utf8' }).catch(
    () => undefined,
  );
  const type = message?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!message || !/^multipart\/report\s*;/i.test(type) || !/report-type="?delivery-status\b/i.test(type))
    return undefined;
  const reports = message.attachments.filter(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  return {
    addressed: message.headers.filter(({ key }) => addressing.has(key)).map(({ value }) => value),
    failures: reports.flatMap(({ content }) => (typeof content === 'string' ? failuresIn(content) : [])),
  };
}

/** Groups of fields, divided by empty lines: the first is about the message, each other one about a recipient. */
function failuresIn(report: string): Undelivered[] {
  return report.split(/\r?\n[ \t]*\r?\n/).flatMap((group) => {
    const fields = fieldsIn(group);
    if (fields.get('action')?.toLowerCase() !== 'failed') return [];
    const recipient = plain(fields.get('original-recipient') ?? fields.get('final-recipient'));
    const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
    const diagnostic = plain(fields.get('diagnostic-code'));
    const reason = [diagnostic.includes(status) ? '' : status, diagnostic].filter((part) => part !== '').join(' ');
    return [{ recipient, reason: (reason === '' ? 'could not be delivered' : reason).slice(0, longest) }];
  });
}

/** By name in lower case; lines that begin with a blank continue the one before. */
function fieldsIn(group: string): Map<string, string> {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/** A value without its type, on one line: `rfc822; ana@client.example` is `ana@client.example`. */
const plain = (value = ''): string =>
  value
    .replace(/^[\w-]+\s*;/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { credentials, type Credentials } from '../connection.js';
import { UsageError } from '../failures.js';
import { eventTypes } from '../event-types.js';
import { followEvents, type DocketEventData } from '../listen/follow.js';
import { forward } from '../listen/forward.js';
import { printable, shownMode, styled } from '../output/text.js';
import { remark, write } from '../output/write.js';
import { readProfiles, writeProfiles } from '../profiles.js';
import { suggestion } from '../suggestion.js';

interface Options {
  readonly forwardTo?: string;
  readonly events?: string;
  readonly profile?: string;
}

export function addListen(program: Command): void {
  program
    .command('listen')
    .summary('Forward events to a program on this computer')
    .description(
      'Forwards events as they happen to a URL, such as one on this computer: the same requests that a webhook makes, signed in the same way, with the secret that is printed first. A receiver that is down gets its events, in order, when it is up again. Ends with Ctrl-C.',
    )
    .option('--forward-to <url>', 'The URL that gets the events; without it they are only shown')
    .option('--events <types>', 'Only events of these types, comma-separated: invoice.paid, invoice.*')
    .addHelpText('after', '\nExample:\n  docket listen --forward-to localhost:3000/hooks --events "invoice.*"')
    .action(async (_, command: Command) => listen(command.optsWithGlobals()));
}

async function listen({ forwardTo, events, profile }: Options): Promise<void> {
  const url = forwardTo === undefined ? undefined : receiverAt(forwardTo);
  const isWanted = filterOf(events);
  const own = credentials(profile);
  const secret = signingSecret(own);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  try {
    await followEvents(own, ending.signal, {
      onReady: () => write(`Listening on the ${shownMode(own.mode)} side of ${own.url}. Signing secret: ${secret}\n`),
      onRemark: remark,
      async onEvent(event) {
        if (!isWanted(event.type)) return;
        const outcome =
          url === undefined ? '' : await forward(event, { url, secret, signal: ending.signal, onRemark: remark });
        await write(`${lineOf(event)}${outcome}\n`);
      },
    });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
}

const lineOf = ({ created_at: at, type, id, resource_id: resourceId }: DocketEventData): string =>
  `${at}  ${styled('bold', printable(type))}  ${id}  ${resourceId}`;

/** A local address may lack its protocol. */
function receiverAt(text: string): string {
  const whole = /^https?:\/\//.test(text) ? text : `http://${text}`;
  if (!URL.canParse(whole))
    throw new UsageError(`--forward-to must be a URL, such as http://localhost:3000/hooks, not "${text}"`);
  return whole;
}

/** Whether a type is wanted: one that is named, or that a name with `*` at its end stands for. */
function filterOf(names: string | undefined): (type: string) => boolean {
  if (names === undefined) return () => true;
  const known = eventTypes();
  const rules = names.split(',').map((name) => {
    const text = name.trim();
    const fits = (type: string): boolean => (text.endsWith('*') ? type.startsWith(text.slice(0, -1)) : type === text);
    if (!known.some(fits)) throw new UsageError(`There is no event "${text}"${suggestion(text, known)}`);
    return fits;
  });
  return (type) => rules.some((fits) => fits(type));
}

/** The secret of the profile, made when it is first needed; a key of the environment has a new one each time. */
function signingSecret({ profile: name }: Credentials): string {
  const made = `whsec_${randomBytes(24).toString('base64url')}`;
  if (name === undefined) return made;
  const file = readProfiles();
  const profile = file.profiles[name];
  if (profile === undefined) return made;
  if (profile.signingSecret !== undefined) return profile.signingSecret;
  writeProfiles({ ...file, profiles: { ...file.profiles, [name]: { ...profile, signingSecret: made } } });
  return made;
}

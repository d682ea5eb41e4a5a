import type { Command } from 'commander';
import { Api, assertTestSide, credentials } from '../connection.js';
import { UsageError } from '../failures.js';
import { write } from '../output/write.js';
import { suggestion } from '../suggestion.js';
import { ExampleObjects } from '../trigger/example-objects.js';
import { triggers } from '../trigger/triggers.js';

interface Options {
  readonly list?: boolean;
  readonly profile?: string;
}

export function addTrigger(program: Command): void {
  program
    .command('trigger')
    .summary('Make an event happen on the test side')
    .description(
      'Makes an event happen on the test side, by real calls: webhooks and docket listen get it, and the events on the way to it.',
    )
    .argument('[event]', 'The type of the event')
    .option('--list', 'List the events that can be made to happen')
    .addHelpText('after', '\nExample:\n  docket trigger invoice.paid')
    .action(async (type: string | undefined, _, command: Command) => trigger(type, command.optsWithGlobals()));
}

async function trigger(type: string | undefined, { list, profile }: Options): Promise<void> {
  const known = Object.keys(triggers);
  if (list === true) return write(`${known.join('\n')}\n`);
  if (type === undefined) throw new UsageError('Which event? docket trigger --list shows them');
  const run = triggers[type];
  if (run === undefined)
    throw new UsageError(
      `"${type}" cannot be triggered${suggestion(type, known)}. docket trigger --list shows what can`,
    );
  const own = credentials(profile);
  assertTestSide(own, 'trigger');
  const api = new Api(own);
  const resource_id = await run(new ExampleObjects(api));
  const query = { type, resource_id, per_page: 1, fields: 'id' };
  const { data } = await api.list({ method: 'GET', path: '/v1/events', query });
  const [event] = data as { id: string }[];
  if (event === undefined) throw new Error(`${type} did not happen for ${resource_id}`);
  await write(`${type}  ${event.id}  ${resource_id}\n`);
}

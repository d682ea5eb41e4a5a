/** `npm run exchange-rates`: fetches the rates of the European Central Bank. Standard output holds a line of JSON for each workspace. */
import { bankFiles, fetchRates, importForOperator } from '../../commands/billing/exchange-rates/fetch-rates.js';
import { OperatorError } from '../../settings/operator-error.js';
import { oneOf, readCommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run exchange-rates -- fetch [--workspace ws_…] [--span day|90-days|all] [--since YYYY-MM-DD]

fetch   Fetches the reference rates of the European Central Bank once, imports them into both sides of every workspace that has a client or
        an expense in another currency than its own, or exchange rates already, or into the two sides of one workspace, and prints
        {workspace_id, format, created, updated, unchanged, skipped, from, to, currencies} on one line for each. Rates that were
        entered by hand or imported from a CSV file stay. It can be repeated.
        The span is the last day by default, otherwise the last 90 days, or all since 1999, of which --since selects a part: an import has
        at most 50,000 rates. The bank publishes a day's rates at about 16:00 in Frankfurt: run it daily after that, as with cron.
        EXCHANGE_RATES_URL says from where.
`;

const names = ['workspace', 'span', 'since'] as const;

async function fetchAll(
  script: Script,
  { workspace, span = 'day', since }: Readonly<Partial<Record<(typeof names)[number], string>>>,
): Promise<void> {
  if (since !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(since))
    throw new OperatorError(`--since must be a day such as 2026-01-31, not "${since}"`);
  const file = oneOf('span', span, bankFiles);
  const base = await openWithScript(script);
  const bytes = await fetchRates(base.settings, file);
  for await (const done of importForOperator(base, bytes, { workspaceId: workspace, since }))
    console.log(JSON.stringify(done));
}

await runScript(async (script) => {
  const { command, options } = readCommandLine(names);
  if (command === 'fetch') await fetchAll(script, options);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});

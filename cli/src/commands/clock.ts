import type { Command } from 'commander';
import { Api, assertTestSide, credentials } from '../connection.js';
import { UsageError } from '../failures.js';
import { outputOption } from '../output/formats.js';
import { lines } from '../output/table.js';
import { write, writeJson } from '../output/write.js';

interface Options {
  readonly output?: string;
  readonly profile?: string;
}

interface Clock {
  readonly now: string;
  readonly frozen: boolean;
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

export function addClock(program: Command): void {
  const clock = program
    .command('clock')
    .summary('Show or advance the clock of the test side')
    .description('Shows the clock of the test side.')
    .addOption(outputOption(['table', 'json']))
    .action(async (_, command: Command) => {
      const { output, profile }: Options = command.optsWithGlobals();
      await show(await testSide(profile, 'clock').get<Clock>('/v1/test-clock'), output);
    });
  clock
    .command('advance')
    .summary('Move the clock forward')
    .description('Moves the clock forward. Everything that falls due in between happens before the command returns.')
    .argument('<time>', '30m, 12h, 3d or 2w from the time of the clock, or an instant such as 2027-01-31T09:00:00Z')
    .addHelpText('after', '\nExamples:\n  docket clock advance 3d\n  docket clock advance 2027-01-31T09:00:00Z')
    .action(async (time: string, _, command: Command) => {
      const { output, profile }: Options = command.optsWithGlobals();
      const api = testSide(profile, 'clock advance');
      const to = await instantAfter(api, time);
      await show(await api.post<Clock>('/v1/test-clock/advance', { to }), output);
    });
}

function testSide(profile: string | undefined, command: string): Api {
  const own = credentials(profile);
  assertTestSide(own, command);
  return new Api(own);
}

async function instantAfter(api: Api, time: string): Promise<string> {
  const [, count = '', unit = ''] = /^(\d+)([mhdw])$/.exec(time) ?? [];
  const ms = Number(count) * (units[unit] ?? 0);
  if (ms > 0) {
    const { now } = await api.get<Clock>('/v1/test-clock');
    return new Date(Date.parse(now) + ms).toISOString();
  }
  if (!/^\d{4}-\d\d-\d\dT/.test(time) || Number.isNaN(Date.parse(time)))
    throw new UsageError(
      `"${time}" is neither a time such as 30m, 12h, 3d or 2w nor an instant such as 2027-01-31T09:00:00Z`,
    );
  return new Date(time).toISOString();
}

const show = (clock: Clock, output: string | undefined): Promise<void> =>
  output === 'json' ? writeJson({ data: clock }) : write(lines(clock));

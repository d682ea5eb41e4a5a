/**
 * `npm run test:contract`: runs Schemathesis with all its checks over every operation, against a live server, in a short form.
 * `--roles owner`, `--roles member,viewer` or `--roles all` runs all of it as those roles (`portal-view` and others are contacts in
 * the portal), `--tags clients,tickets` as the owner for the operations of some tags. `--examples N` asks for more examples of each
 * operation than 4.
 */
import { join } from 'node:path';
import { pino } from 'pino';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import type { ApiClient } from '../support/service/api.js';
import { fillWorkspace, writeDictionaries, type KnownIds } from '../support/contract/schemathesis-data.js';
import { callerFor, isRefusedMuch, ownIdsOf, standings, type Standing } from '../support/contract/schemathesis-team.js';
import { count, readOptions } from '../../scripts/command-line.js';
import { brief, thorough, type Round } from './contract-tests/rounds.js';
import { findSchemathesis, trySchemathesis } from './contract-tests/schemathesis.js';
import { runScript } from '../../scripts/run-script.js';
import { startTrialService } from './trial-service.js';

const help = `npm run test:contract -- [--roles all | --roles member,viewer] [--tags clients,tickets] [--examples N]

Runs Schemathesis over every operation, in brief unless --roles or --tags ask for more, with N examples (default: 4) of each.
`;

const { values } = readOptions(help, {
  options: {
    examples: { type: 'string', default: '4' },
    roles: { type: 'string' },
    tags: { type: 'string', default: '' },
  },
});
const tags = values.tags.split(',').filter(Boolean);

/** The requested roles. */
function standingsNamed(names: string): Standing[] {
  if (names === 'all') return [...standings];
  return names.split(',').map((name) => {
    const standing = standings.find((known) => known === name);
    if (standing === undefined) throw new OperatorError(`No such role: ${name}. There are ${standings.join(', ')}`);
    return standing;
  });
}

/** Fills the workspace, and lets Schemathesis know what is in it. */
async function fill(owner: ApiClient): Promise<KnownIds> {
  const known = await fillWorkspace(owner);
  writeDictionaries(join(projectRoot, '.cache', 'contract-tests'), known);
  return known;
}

await runScript(async (script) => {
  const examples = count('examples', values.examples);
  const schemathesis = await findSchemathesis();
  if (schemathesis === undefined) return;
  let troubles = 0;
  const write = (line: string): void => {
    troubles += 1;
    process.stdout.write(line);
  };
  const service = await startTrialService(script, 'contract-tests', pino({ level: 'error' }, { write }));

  /** Two at a time, each until it is done. */
  const tryRound = async (owner: ApiClient, round: Round): Promise<void> => {
    const waiting = [...round];
    let failures = 0;
    const work = async (): Promise<void> => {
      for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) {
        const ownIds = await ownIdsOf(owner, trial.by);
        if (!(await trySchemathesis(script, schemathesis, trial.by, ownIds, trial.options))) failures += 1;
        // If the key or session had ended on the way, everything would be refused, and nothing tested.
        await trial.by.call(trial.by.portalSession === undefined ? 'getCurrentUser' : 'getPortalProfile', {});
      }
    };
    await Promise.all([work(), work()]);
    if (failures > 0) throw new OperatorError('The contract tests found failures');
    // This also includes what no response shows, such as a failed job.
    if (troubles > 0) throw new OperatorError(`The service logged ${troubles} errors`);
  };

  if (values.roles === undefined && tags.length === 0) {
    const owner = await service.openWorkspace();
    const known = await fill(owner);
    const others: ApiClient[] = [];
    // One after the other: each contact takes the newest invitation.
    for (const standing of standings.filter(isRefusedMuch)) others.push(await callerFor(owner, standing, known));
    for (const round of brief(owner, others, examples)) await tryRound(owner, round);
    return;
  }
  for (const standing of standingsNamed(values.roles ?? 'owner')) {
    // In its own workspace, because what an admin has set survives a reset.
    const owner = await service.openWorkspace();
    const by = await callerFor(owner, standing, await fill(owner));
    console.log(`As ${standing}`);
    for (const round of thorough(standing, by, examples, tags)) await tryRound(owner, round);
  }
});

/**
 * `npm run test:contract`: Schemathesis with all its checks over every operation, against a live server, in brief. `--roles owner`,
 * `--roles member,viewer` or `--roles all` does the whole of it by those roles, `portal-view` and others the
 * portal by contacts, `--tags clients,tickets` by the owner for the
 * operations of some tags. `--examples N` asks for more examples of each operation than 4.
 */
import { join } from 'node:path';
import { pino } from 'pino';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import type { ApiClient } from '../support/service/api.js';
import { fillWorkspace, writeDictionaries, type KnownIds } from '../support/contract/schemathesis-data.js';
import {
  callerFor,
  isRefusedMuch,
  ownIdsOf,
  standings,
  teamStandings,
  type Standing,
} from '../support/contract/schemathesis-team.js';
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

/** The roles that were asked for. */
function standingsNamed(names: string): Standing[] {
  if (names === 'all') return [...standings];
  return names.split(',').map((name) => {
    const standing = standings.find((known) => known === name);
    if (standing === undefined) throw new OperatorError(`No such role: ${name}. There are ${standings.join(', ')}`);
    return standing;
  });
}

/** Fills the workspace and tells Schemathesis what is in it. */
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

  /** Two at a time, each to its end. */
  const tryRound = async (owner: ApiClient, round: Round): Promise<void> => {
    const waiting = [...round];
    let failures = 0;
    const work = async (): Promise<void> => {
      for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) {
        const ownIds = await ownIdsOf(owner, trial.by);
        if (!(await trySchemathesis(script, schemathesis, trial.by, ownIds, trial.options))) failures += 1;
        // Whose key or session ended on the way would be refused everywhere, and nothing tested.
        await trial.by.call(trial.by.portalSession === undefined ? 'getCurrentUser' : 'getPortalProfile', {});
      }
    };
    await Promise.all([work(), work()]);
    if (failures > 0) throw new OperatorError('The contract tests found failures');
    // Also what no answer shows: a job that failed.
    if (troubles > 0) throw new OperatorError(`The service logged ${troubles} errors`);
  };

  if (values.roles === undefined && tags.length === 0) {
    const owner = await service.openWorkspace();
    const known = await fill(owner);
    const refused = teamStandings.filter(isRefusedMuch);
    const team = await Promise.all(refused.map((standing) => callerFor(owner, standing, known)));
    for (const round of brief(owner, team, examples)) await tryRound(owner, round);
    return;
  }
  for (const standing of standingsNamed(values.roles ?? 'owner')) {
    // Of its own: what an admin has set stands after a reset.
    const owner = await service.openWorkspace();
    const by = await callerFor(owner, standing, await fill(owner));
    console.log(`As ${standing}`);
    for (const round of thorough(standing, by, examples, tags)) await tryRound(owner, round);
  }
});

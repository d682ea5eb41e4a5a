/**
 * `npm run test:contract`: runs Schemathesis with all its checks over every operation of a live server, in a short
 * form.
 *
 * `--roles owner`, `--roles member,viewer` or `--roles all` runs everything as these callers (`portal-view` and others
 * are contacts). `--tags clients,tickets` runs everything for the operations of these tags, as the owner. `--areas
 * billing,tickets` or `--areas all` (`npm run test:areas`) runs everything with restricted keys of one of these areas,
 * at read and at write, and wants nothing but refusals outside it. `--examples N` requests N examples of each operation;
 * the default is 4.
 */
import { join } from 'node:path';
import { pino } from 'pino';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import type { ApiClient } from '../support/service/api.js';
import { fillWorkspace, writeDictionaries, type KnownIds } from '../support/contract/schemathesis-data.js';
import {
  callerFor,
  isOftenRefused,
  ownIdsOf,
  trialCallers,
  type TrialCaller,
} from '../support/contract/schemathesis-team.js';
import { keyOfArea, singleAreas, type OneArea } from '../support/access/key-areas.js';
import { areas } from '../../domain/people/key-access.js';
import { count, oneOf, readOptions } from '../../scripts/command-line.js';
import { brief, ofArea, thorough, type Round } from './contract-tests/rounds.js';
import { findSchemathesis, trySchemathesis } from './contract-tests/schemathesis.js';
import { runScript } from '../../scripts/run-script.js';
import { startTrialService } from './trial-service.js';

const help = `npm run test:contract -- [--roles all | --roles member,viewer] [--tags clients,tickets] [--areas all | --areas billing]
                         [--examples N]

Runs Schemathesis over every operation, in brief unless --roles, --tags or --areas ask for more, with N examples (default: 4) of each.
--areas runs it with keys of one area each, at read and at write, which must be refused everything else.
`;

const { values } = readOptions(help, {
  options: {
    areas: { type: 'string' },
    examples: { type: 'string', default: '4' },
    roles: { type: 'string' },
    tags: { type: 'string', default: '' },
  },
});
const tags = values.tags.split(',').filter(Boolean);

/** The callers that `--roles` names. */
function callersNamed(names: string): TrialCaller[] {
  if (names === 'all') return [...trialCallers];
  return names.split(',').map((name) => {
    const caller = trialCallers.find((known) => known === name);
    if (caller === undefined) throw new OperatorError(`No such role: ${name}. There are ${trialCallers.join(', ')}`);
    return caller;
  });
}

/** The keys that `--areas` names: two of each area. */
function keysNamed(names: string): OneArea[] {
  const chosen = names === 'all' ? areas : names.split(',').map((name) => oneOf('areas', name, areas));
  return singleAreas.filter(({ area }) => chosen.includes(area));
}

/** Fills the workspace, and writes the dictionaries of its ids. */
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

  /** Runs the trials of a round, two at a time. */
  const tryRound = async (owner: ApiClient, round: Round): Promise<void> => {
    const waiting = [...round];
    let failures = 0;
    const work = async (): Promise<void> => {
      for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) {
        const ownIds = await ownIdsOf(owner, trial.by);
        if (!(await trySchemathesis(script, schemathesis, trial, ownIds))) failures += 1;
        // If the key or session had ended during the trial, every request would have been refused, and nothing tested.
        await trial.by.call(trial.by.portalSession === undefined ? 'getCurrentUser' : 'getPortalProfile', {});
      }
    };
    await Promise.all([work(), work()]);
    if (failures > 0) throw new OperatorError('The contract tests found failures');
    // The log also shows errors that no response does, such as a failed job.
    if (troubles > 0) throw new OperatorError(`The service logged ${troubles} errors`);
  };

  if (values.areas !== undefined) {
    for (const one of keysNamed(values.areas)) {
      const owner = await service.openWorkspace();
      await fill(owner);
      console.log(`With a key at ${one.area}: ${one.level}`);
      for (const round of ofArea(one, await keyOfArea(owner, one), examples)) await tryRound(owner, round);
    }
    return;
  }
  if (values.roles === undefined && tags.length === 0) {
    const owner = await service.openWorkspace();
    const known = await fill(owner);
    const others: ApiClient[] = [];
    // One after the other: each contact signs in with the newest invitation.
    for (const caller of trialCallers.filter(isOftenRefused)) others.push(await callerFor(owner, caller, known));
    for (const round of brief(owner, others, examples)) await tryRound(owner, round);
    return;
  }
  for (const caller of callersNamed(values.roles ?? 'owner')) {
    // Each caller gets a new workspace: settings that an admin changed survive a reset.
    const owner = await service.openWorkspace();
    const by = await callerFor(owner, caller, await fill(owner));
    console.log(`As ${caller}`);
    for (const round of thorough(caller, by, examples, tags)) await tryRound(owner, round);
  }
});

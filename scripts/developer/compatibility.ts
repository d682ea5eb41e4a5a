/** `npm run compatibility`: fails when the contract breaks what its last release promised, unless that was announced. */
import { OperatorError } from '../../settings/operator-error.js';
import { readOptions } from '../command-line.js';
import { gateFiles, judge } from './compatibility/gate.js';
import { runScript } from '../run-script.js';

const help = `npm run compatibility

Fails when the contract breaks what its last release promised, unless openapi/breaking-changes.yaml announces it. It takes no options.
`;

readOptions(help, {});
await runScript(async () => {
  const { since, bump, breaking, problems } = await judge(gateFiles);
  if (problems.length > 0)
    throw new OperatorError(
      `The contract breaks release ${since}. Revert the change, or announce it in openapi/breaking-changes.yaml:\n- ${problems.join('\n- ')}`,
    );
  console.log(
    `Since release ${since}: ${bump === 'none' ? 'no change' : `${bump} changes`}, ${breaking.length} breaking`,
  );
});

/** Tests screens as every role. */
import { expect } from 'chai';
import { roles } from '../../../../domain/people/policy.js';
import { desk, inBrowsers } from '../dashboard.js';
import { faultsOf } from './expect-look.js';
import { buildFirm, type Firm } from './firm.js';
import type { Look } from './look.js';
import { wrongWays } from './ways.js';

/** Defines a test for each role; all use the same firm. */
export function showEachRole(looks: readonly Look[]): void {
  const inBrowser = inBrowsers();
  let built: Promise<Firm> | undefined;

  for (const role of roles)
    it(
      `show ${/^[ao]/.test(role) ? 'an' : 'a'} ${role} what they may do, and nothing else`,
      inBrowser(async (open) => {
        const firm = await (built ??= buildFirm());
        const page = await open(firm.callers[role], '/welcome', { ...desk, reducedMotion: 'reduce' });
        const faults = await wrongWays(page, role);
        for (const look of looks) faults.push(...(await faultsOf(page, role, look, firm)));
        expect(faults.join('\n')).to.equal('');
      }),
    );
}

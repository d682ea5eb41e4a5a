/**
 * Runs every sample of the guides and compares its output with the page. `GUIDES=write` writes the actual output into
 * the page where it differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  docsFolder,
  readErrorPages,
  readGuides,
  readMainPages,
  samplesOf,
  type Guide,
} from '../../scripts/developer/docs/guide.js';
import { OutputComparison } from '../support/docs/guide-output.js';
import { findPython } from '../support/python/python-sdk.js';
import { runnable, runSamples, type RunSample } from '../support/docs/guide-run.js';

const guides = [...readGuides().flatMap((group) => group.guides), ...readMainPages(), ...readErrorPages()];
const shared = guides.flatMap(samplesOf).filter(({ isShared }) => isShared);
const isWriting = process.env['GUIDES'] === 'write';

/** Replaces the output that a guide shows for a sample. */
function writeAnswer({ path }: Guide, { expected, output }: RunSample): void {
  if (!expected) return;
  const file = join(docsFolder, `${path}.md`);
  const end = '\n```';
  const shown = `expect\n${expected.code}${end}`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(shown, () => `expect\n${output.trimEnd()}${end}`),
  );
}

describe('the guides', function () {
  for (const guide of guides) {
    const samples = samplesOf(guide);
    if (samples.length === 0) continue;

    it(`have samples in ${guide.path} whose output is as shown`, async () => {
      const before = samples.some(({ isShared }) => isShared) ? [] : shared;
      const comparison = new OutputComparison(guide.begins !== undefined);
      for (const ran of await runSamples(guide, before, samples)) {
        if (!ran.expected) continue;
        try {
          comparison.check(ran.expected.code, ran.output);
        } catch (error) {
          if (!isWriting) throw error;
          writeAnswer(guide, ran);
        }
      }
    });

    it(`have no sample in ${guide.path} that is only shown and never run`, () => {
      samples.forEach((sample, at) => {
        const where = `${sample.language} sample: ${sample.code.slice(0, 60)}`;
        expect(sample.role, where).to.be.oneOf(['run', 'expect', 'file']);
        if (sample.role === 'run') expect(sample.language, where).to.equal('bash');
        if (sample.role === 'expect') expect(samples[at - 1]?.role, where).to.equal('run');
        const later = samples.slice(at + 1).filter(({ role }) => role === 'run');
        if (sample.role === 'file')
          expect(
            later.some(({ code }) => code.includes(sample.name ?? '')),
            where,
          ).to.equal(true);
      });
    });
  }

  it('skip only samples for which this machine lacks the program', async () => {
    const all = guides.flatMap(samplesOf);
    const kept = new Set(runnable(all, await findPython()));
    const leftOut = all.filter((sample) => !kept.has(sample));
    const programs = new Set(leftOut.flatMap(({ needs }) => needs));
    if (programs.size > 0) console.log(`      Samples in need of ${[...programs].join(', ')} are left out`);
    if (process.env['CI'] === 'true') expect(programs).to.not.have.any.keys('python3', 'docket-sdk');
  });
});

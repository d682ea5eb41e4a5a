import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';
import { newIdempotencyKey } from '../../web/api/idempotency-key.js';

const folder = join(projectRoot, 'web');

describe('an idempotency key of the dashboard', () => {
  it('is never the same twice', () => {
    const keys = Array.from({ length: 1_000 }, newIdempotencyKey);
    expect(new Set(keys).size).to.equal(keys.length);
    expect(keys.every((key) => /^[0-9a-f]{4,32}$/.test(key))).to.equal(true);
  });

  it('is made in one place', () => {
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const makers = sources.filter((name) => readFileSync(join(folder, name), 'utf8').includes('getRandomValues'));
    expect(makers).to.deep.equal(['api/idempotency-key.ts']);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { lockHolder, tryLock, waitForLock } from '../../scripts/bootstrap/lock.mjs';
import { isRunning, processIdentity } from '../../scripts/bootstrap/process-identity.mjs';
import { killSpawned, spawnScript } from './fixtures/spawn-script.js';

describe('lock', () => {
  let path: string;
  beforeEach(() => {
    path = join(mkdtempSync(join(tmpdir(), 'docket-lock-')), 'lock');
  });
  afterEach(() => {
    killSpawned();
    rmSync(join(path, '..'), { recursive: true });
  });
  const hold = async (...args: string[]) => {
    const holder = spawnScript('test/scripts/fixtures/hold-lock.ts', [path, ...args]);
    await holder.until(/held/);
    return holder;
  };

  it('is held by one process at a time, and names it', async () => {
    const holder = await hold();
    expect(tryLock(path)).to.equal(undefined);
    expect(lockHolder(path)).to.equal(holder.pid);
    await holder.end('SIGKILL');
  });

  it('is free again after its holder was killed', async () => {
    const holder = await hold();
    await holder.end('SIGKILL');
    expect(lockHolder(path)).to.equal(undefined);
    const lock = tryLock(path);
    expect(lockHolder(path)).to.equal(process.pid);
    lock?.release();
    expect(lockHolder(path)).to.equal(undefined);
  });

  it('stays held while a process runs with which a killed holder shared it', async () => {
    const holder = await hold(String(process.pid));
    await holder.end('SIGKILL');
    expect(tryLock(path)).to.equal(undefined);
    expect(lockHolder(path)).to.equal(process.pid);
  });

  it('can be waited for', async () => {
    const lock = tryLock(path);
    const told: number[] = [];
    const waiting = waitForLock(path, (pid) => {
      told.push(pid);
      lock?.release();
    });
    (await waiting).release();
    expect(told).to.deep.equal([process.pid]);
  });

  it('is not considered held if another process has got the pid of its holder', () => {
    const identity = processIdentity(process.pid) ?? '';
    expect(isRunning(identity)).to.equal(true);
    expect(isRunning(`${identity}0`)).to.equal(false);
  });
});

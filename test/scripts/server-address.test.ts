/** Links that commands print lead to the server that runs, not to where the settings of the command would start one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { lockFolder, withServerAddress, writeAddress } from '../../scripts/operator/folder-lock.js';
import { testApi } from '../support/service/api.js';

describe('the address in links of commands such as npm run demo', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-address-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is that of the server of the folder while it runs, unless PUBLIC_URL is set', async () => {
    const { settings } = await testApi();
    const own = { ...settings, DATA_DIR: folder, PUBLIC_URL: 'http://localhost:8080' };
    const addressOf = (env = {}): string => withServerAddress(own, env).PUBLIC_URL;
    expect(addressOf(), 'without a server').to.equal('http://localhost:8080');
    const unlock = await lockFolder(folder);
    expect(addressOf(), 'before it listens').to.equal('http://localhost:8080');
    const remove = writeAddress({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000' });
    expect(addressOf()).to.equal('http://localhost:3000');
    expect(addressOf({ PUBLIC_URL: 'https://docket.example' })).to.equal('http://localhost:8080');
    unlock();
    expect(addressOf(), 'after it was killed').to.equal('http://localhost:8080');
    remove();
  });
});

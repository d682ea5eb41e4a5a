import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { fileDisk } from '../../models/workspace/file-disk.js';
import { closeFolders } from '../../settings/private-folder.js';
import { loadSettings } from '../../settings/settings.js';
import { createMailTransport } from '../../workers/mail-transport.js';

describe('mails and files in the data folder', () => {
  let folder: string;
  const earlier = process.umask(0o022);
  beforeEach(() => {
    process.umask(0o022);
    folder = mkdtempSync(join(tmpdir(), 'docket-private-'));
  });
  afterEach(() => {
    process.umask(earlier);
    rmSync(folder, { recursive: true });
  });

  const modeOf = (...path: string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

  it('are for their owner alone, whatever the system gives new files', async () => {
    const settings = loadSettings({ DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) });
    const transport = createMailTransport(settings, 1);
    await transport.send('mail_1', { to: 'someone@example.com', text: 'Secret' });
    transport.close();
    await (await fileDisk(settings)).write('ws_1/file', Buffer.from('secret'));
    expect([modeOf('mail'), modeOf('mail', 'mail_1.eml')]).to.deep.equal(['700', '600']);
    expect([modeOf('files'), modeOf('files', 'ws_1', 'file')]).to.deep.equal(['700', '600']);
  });

  it('are closed to others at the next start, if an earlier version left them open', () => {
    for (const name of ['mail', 'files']) {
      mkdirSync(join(folder, name));
      chmodSync(join(folder, name), 0o755);
    }
    closeFolders(folder);
    expect([modeOf('mail'), modeOf('files')]).to.deep.equal(['700', '700']);
  });
});

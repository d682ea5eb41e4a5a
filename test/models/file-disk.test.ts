/** File storage: a folder and a bucket behave the same. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { expect } from 'chai';
import { fileDisk, type FileDisk } from '../../models/workspace/file-disk.js';

/** The credentials that the S3 test server accepts. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

describe('file storage', () => {
  let folder: string;
  let bucket: S3rver;
  let disks: Record<string, FileDisk>;
  const earlier = { ...process.env };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-files-'));
    Object.assign(process.env, keys);
    const configureBuckets = [{ name: 'papers', configs: [] }];
    bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets,
    });
    const { port } = await bucket.run();
    const options = `region=eu-central-1&endpoint=http://127.0.0.1:${port}`;
    const FILES_URL = `s3://papers?${options}`;
    disks = {
      'a folder': await fileDisk({ FILES_URL: undefined, DATA_DIR: folder }),
      'a bucket': await fileDisk({ FILES_URL, DATA_DIR: folder }),
      'a folder of a bucket': await fileDisk({ FILES_URL: `s3://papers/docket?${options}`, DATA_DIR: folder }),
    };
  });

  after(async () => {
    await bucket.close();
    for (const name of Object.keys(keys)) {
      if (earlier[name] === undefined) delete process.env[name];
      else process.env[name] = earlier[name];
    }
    await rm(folder, { recursive: true, force: true });
  });

  const diskOf = (name: string): FileDisk => disks[name] as FileDisk;

  for (const name of ['a folder', 'a bucket', 'a folder of a bucket']) {
    it(`${name} returns the bytes that it was given, whatever they are`, async () => {
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
      await diskOf(name).write('ws_1/abc', bytes);
      expect((await diskOf(name).read('ws_1/abc')).equals(bytes)).to.equal(true);
    });

    it(`${name} replaces an existing file`, async () => {
      await diskOf(name).write('ws_1/twice', Buffer.from('first, and longer'));
      await diskOf(name).write('ws_1/twice', Buffer.from('second'));
      expect((await diskOf(name).read('ws_1/twice')).toString()).to.equal('second');
    });

    it(`${name} keeps nothing of a removed file, and allows removing it twice`, async () => {
      await diskOf(name).write('ws_1/gone', Buffer.from('x'));
      await diskOf(name).remove('ws_1/gone');
      await diskOf(name).remove('ws_1/gone');
      const outcome = await diskOf(name)
        .read('ws_1/gone')
        .then(
          () => 'read',
          () => 'nothing there',
        );
      expect(outcome).to.equal('nothing there');
    });
  }

  it('a folder of a bucket has the files under its name', async () => {
    await diskOf('a folder of a bucket').write('ws_2/one', Buffer.from('x'));
    expect((await diskOf('a bucket').read('docket/ws_2/one')).toString()).to.equal('x');
  });

  it('a folder has the files under files/, which is used for nothing else', async () => {
    await diskOf('a folder').write('ws_2/one', Buffer.from('x'));
    expect(await readdir(join(folder, 'files', 'ws_2'))).to.deep.equal(['one']);
  });
});

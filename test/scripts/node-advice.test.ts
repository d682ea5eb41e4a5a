import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { nodeAdvice } from '../../scripts/operator/node-advice.js';
import { projectRoot } from '../../settings/root.js';

const run = promisify(execFile);

describe('an old Node', () => {
  it('is reported to the operator in a line, from 20 down', () => {
    expect(nodeAdvice('20.20.2')).to.match(/^Node 20\.20\.2 .+ Node 24\.$/);
    expect(nodeAdvice('22.12.0')).to.equal(undefined);
    expect(nodeAdvice('24.0.0')).to.equal(undefined);
  });

  it('is not reported again by the SDK that files in S3 are stored with', async () => {
    const code = `
      import { fileDisk } from './models/workspace/file-disk.js';
      await fileDisk({ DATA_DIR: '/tmp', FILES_URL: 's3://bucket?region=eu-central-1' });`;
    const env = { ...process.env, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
    const { stderr } = await run(process.execPath, options, { cwd: projectRoot, env });
    expect(stderr).to.equal('');
  });
});

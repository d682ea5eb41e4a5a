import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import { folderId } from '../../settings/secret-key.js';
import { loadSettings, processesOn } from '../../settings/settings.js';

describe('settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const load = (env: NodeJS.ProcessEnv) => loadSettings({ DATA_DIR: folder, ...env });
  const complaint = (env: NodeJS.ProcessEnv): string => {
    try {
      load(env);
    } catch (error) {
      return String(error);
    }
    return 'none';
  };

  it('have defaults if nothing is set', () => {
    const { SECRET_KEY, ...rest } = load({});
    expect(SECRET_KEY).to.match(/^[0-9a-f]{64}$/);
    expect(rest).to.deep.equal({
      PORT: 8080,
      HOST: '127.0.0.1',
      DATABASE_URL: undefined,
      DATABASE_MEMORY_MB: undefined,
      DATABASE_READ_URL: undefined,
      DATABASE_READ_MAX_LAG: 10,
      SMTP_URL: undefined,
      MAIL_FROM: 'Docket <docket@localhost>',
      BOUNCE_ADDRESS: undefined,
      BOUNCE_KEY: undefined,
      EXCHANGE_RATES_URL: 'https://www.ecb.europa.eu/stats/eurofxref',
      STRIPE_API_URL: 'https://api.stripe.com',
      FILES_URL: undefined,
      PUBLIC_URL: 'http://127.0.0.1:8080',
      WEBHOOK_ALLOW_PRIVATE: false,
      RATE_LIMIT: 1000,
      RATE_WINDOW_SECONDS: 60,
      CONNECTIONS_PER_ADDRESS: 500,
      STREAMS_PER_USER: 20,
      STREAMS_PER_ADDRESS: 500,
      TRUSTED_PROXIES: 0,
      REDIS_URL: undefined,
      SSO_TRUSTED_DOMAINS: [],
      PREVIOUS_SECRET_KEYS: [],
      LOG_LEVEL: 'info',
      WORKER: 'on',
      PROCESSES: 1,
      METRICS_PORT: undefined,
      DATA_DIR: folder,
    });
  });

  it('are read from the environment with their types', () => {
    const settings = load({
      PORT: '9000',
      HOST: '0.0.0.0',
      WEBHOOK_ALLOW_PRIVATE: '1',
      RATE_WINDOW_SECONDS: '5',
      METRICS_PORT: '9090',
      WORKER: 'off',
      FILES_URL: 's3://papers',
      MAIL_FROM: 'billing@example.com',
    });
    expect(settings).to.include({
      PORT: 9000,
      WEBHOOK_ALLOW_PRIVATE: true,
      RATE_WINDOW_SECONDS: 5,
      METRICS_PORT: 9090,
      WORKER: 'off',
      FILES_URL: 's3://papers',
      MAIL_FROM: 'billing@example.com',
      PUBLIC_URL: 'http://localhost:9000',
    });
  });

  for (const [processors, elsewhere, beside] of [
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 1],
    [4, 4, 2],
    [8, 8, 4],
    [64, 16, 16],
  ] as const)
    it(`run ${elsewhere} with PROCESSES=auto on ${processors} processors, and ${beside} beside a private database`, () => {
      expect([processesOn(processors, false), processesOn(processors, true)]).to.deep.equal([elsewhere, beside]);
    });

  it('go by the processors that there are, and by whether the database is private', () => {
    const processors = availableParallelism();
    const DATABASE_URL = 'mysql://docket@db.example.com/docket';
    expect(load({ PROCESSES: 'auto', DATABASE_URL }).PROCESSES).to.equal(processesOn(processors, false));
    expect(load({ PROCESSES: 'auto' }).PROCESSES).to.equal(processesOn(processors, true));
    expect(load({ PROCESSES: '3' }).PROCESSES).to.equal(3);
  });

  it('treat an empty value as unset', () => {
    const settings = load({ PORT: '', DATABASE_URL: '', SECRET_KEY: '', LOG_LEVEL: '' });
    expect(settings).to.include({ PORT: 8080, DATABASE_URL: undefined, LOG_LEVEL: 'info' });
  });

  it('drop the slash at the end of PUBLIC_URL', () => {
    expect(load({ PUBLIC_URL: 'https://docket.example.com/' }).PUBLIC_URL).to.equal('https://docket.example.com');
  });

  it('report all mistakes together', () => {
    const told = complaint({
      PORT: 'eighty',
      METRICS_PORT: '70000',
      RATE_LIMIT: '0',
      RATE_WINDOW_SECONDS: '1.5',
      DATABASE_URL: 'postgres://localhost/docket',
      SMTP_URL: 'mail.example.com',
      FILES_URL: '/var/files',
      PUBLIC_URL: 'docket.example.com',
      REDIS_URL: 'http://localhost',
      MAIL_FROM: 'nobody',
      BOUNCE_ADDRESS: 'bounces+all@docket.example',
      BOUNCE_KEY: 'short',
      SECRET_KEY: 'short',
      PREVIOUS_SECRET_KEYS: `${'x'.repeat(32)} short`,
      LOG_LEVEL: 'loud',
      WORKER: 'yes',
      WEBHOOK_ALLOW_PRIVATE: 'maybe',
    });
    expect(told.split('\n')).to.deep.equal([
      'OperatorError: Some settings are wrong (README.md lists them all):',
      '  PORT must be a whole number from 0 to 65535, not "eighty"',
      '  DATABASE_URL must be a URL like mysql://user:password@host:3306/docket, with the name of the database',
      '  SMTP_URL must be a URL like smtp://user:password@host:587',
      '  MAIL_FROM must be an address like "Docket <docket@example.com>"',
      '  BOUNCE_ADDRESS must be an address like bounces@docket.example.com, with at most 31 characters before the @',
      '  BOUNCE_KEY must have at least 32 characters',
      '  FILES_URL must be a URL like s3://bucket',
      '  PUBLIC_URL must be a URL like https://docket.example.com',
      '  WEBHOOK_ALLOW_PRIVATE must be 1 or 0, not "maybe"',
      '  RATE_LIMIT must be a whole number of 1 or more, not "0"',
      '  RATE_WINDOW_SECONDS must be a whole number of 1 or more, not "1.5"',
      '  REDIS_URL must be a URL like redis://host:6379',
      '  SECRET_KEY must have at least 32 characters',
      '  PREVIOUS_SECRET_KEYS must be keys of at least 32 characters each, separated by spaces',
      '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      '  WORKER must be one of on, off, not "yes"',
      '  METRICS_PORT must be a whole number from 0 to 65535, not "70000"',
    ]);
  });

  it('take an address for what comes back only with a key for it', () => {
    expect(complaint({ BOUNCE_ADDRESS: 'bounces@docket.example' })).to.include(
      'BOUNCE_KEY is required with BOUNCE_ADDRESS',
    );
  });

  it('never show a value that may contain a password', () => {
    expect(complaint({ DATABASE_URL: 'mysql://docket:hunter2@host' }))
      .to.include('DATABASE_URL')
      .and.not.include('hunter2');
    expect(complaint({ DATABASE_READ_URL: 'mysql://docket:hunter2@one,two/docket' }))
      .to.include('DATABASE_READ_URL must be a URL like')
      .and.include('of one server')
      .and.not.include('hunter2');
    expect(complaint({ SMTP_URL: 'ftp://docket:hunter2@host' }))
      .to.include('SMTP_URL')
      .and.not.include('hunter2');
  });

  it('keep the secret key that was created for a folder, readable only by its owner', () => {
    const first = load({}).SECRET_KEY;
    expect(load({}).SECRET_KEY).to.equal(first);
    const path = join(folder, 'secret-key');
    expect(readFileSync(path, 'utf8').trim()).to.equal(first);
    expect(statSync(path).mode & 0o777).to.equal(0o600);
  });

  for (const [name, text] of [
    ['empty', ''],
    ['blank', ' \n'],
    ['cut off', '0123456789abcdef'],
  ] as const)
    it(`refuse a secret key and an id of the folder whose file is ${name}, and say what to do`, () => {
      const damaged = mkdtempSync(join(tmpdir(), 'docket-damaged-'));
      for (const file of ['secret-key', 'folder-id']) writeFileSync(join(damaged, file), text);
      expect(() => loadSettings({ DATA_DIR: damaged })).to.throw(OperatorError, /secret-key .*: put back the key/);
      expect(() => folderId(damaged)).to.throw(OperatorError, /folder-id .*: delete the file/);
      rmSync(damaged, { recursive: true });
    });

  it('are all listed in README.md', () => {
    const listed = [...readFileSync(join(projectRoot, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)];
    expect(listed.map(([, name]) => name)).to.have.members(Object.keys(load({})));
  });
});

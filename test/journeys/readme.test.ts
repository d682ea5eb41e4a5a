/** Checks README.md: its commands do what it promises. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';
import { loadSettings } from '../../settings/settings.js';
import { testApi } from '../support/service/api.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const run = promisify(execFile);

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');

/** The cells of all table rows. */
const rows = [...readme.matchAll(/^\|(.+)\|$/gm)].map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()));

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

function scriptsIn(folder: string): Readonly<Record<string, string>> {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts;
}

/** The first group of each match. */
const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

describe('README.md', () => {
  describe('walk-through', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'docket-readme-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('runs as it stands, from the first hour to the paid invoice', async () => {
      const [, script = ''] = /<!-- walk-through.*?-->\n```bash\n(.*?)```/s.exec(readme) ?? [];
      const { owner } = await buildWorkspace();
      const { url } = await testApi();
      const options = { cwd: folder, env: { ...process.env, API: url, KEY: owner.key } };
      const { stdout, stderr } = await run(
        'bash',
        ['--norc', '--noprofile', '-euo', 'pipefail', '-c', script],
        options,
      );
      expect(stderr).to.equal('');
      const [seller, hours, rate, percent, sent, subject, partial, now, overdue, reminders, paid, ...events] = stdout
        .trim()
        .split('\n');
      expect(seller).to.equal('Northwind Studio LLC');
      // A timer of a few seconds is 0.01 h; 7.51 of 10 h are 75.1 percent.
      expect([hours, rate, percent]).to.deep.equal(['0.01', '120', '75.1']);
      expect(sent).to.equal('sent');
      expect(subject).to.match(/^Invoice INV-\d{4}-0001 from Test Firm$/);
      expect(now).to.match(/T00:00:00.000Z$/);
      expect([partial, overdue, reminders, paid]).to.deep.equal(['partial', 'overdue', '1', 'paid']);
      // A worker sends mails, and makes notifications of the others, a moment later.
      expect(events.filter((type) => type !== 'notification.created' && type !== 'mail.sent')).to.deep.equal([
        'client.created',
        'project.created',
        'time_entry.created',
        'time_entry.timer_started',
        'time_entry.timer_stopped',
        'time_entry.created',
        'project.budget_alert',
        'invoice.created',
        'invoice.sent',
        'invoice.viewed',
        'invoice.partial_payment',
        'payment.created',
        'invoice.updated',
        'invoice.overdue',
        'invoice.updated',
        'invoice.paid',
        'payment.created',
      ]);
      expect(readdirSync(folder)).to.have.members(['invoice.pdf', 'invoice.html']);
      expect(readFileSync(join(folder, 'invoice.pdf')).subarray(0, 5).toString()).to.equal('%PDF-');
      const page = readFileSync(join(folder, 'invoice.html'), 'utf8');
      expect(page).to.contain('Acme Corporation').and.contain('12 Harbor Street').and.contain('000123456789');
    });
  });

  it('names existing commands, and the guide for operators those that it leaves out', () => {
    const scripts = scriptsIn('.');
    const guide = readFileSync(join(projectRoot, 'docs', 'guides', 'running.md'), 'utf8');
    const named = namesIn(readme + guide, /npm (?:run )?([a-z][a-z:-]*)/g);
    expect([...named].filter((name) => name !== 'ci' && !(name in scripts))).to.deep.equal([]);
    const parts = ['typecheck', 'lint', 'format', 'format:check']; // of `check`
    expect(Object.keys(scripts).filter((name) => !named.has(name))).to.have.members(parts);
  });

  it('leaves the commands of the lab to its own README.md, which names all of them', () => {
    const lab = readFileSync(join(projectRoot, 'lab', 'README.md'), 'utf8');
    const inLab = /npm --prefix lab run ([a-z-]+)/g;
    expect([...namesIn(lab, inLab)]).to.have.members(Object.keys(scriptsIn('lab')));
    expect(Object.keys(scriptsIn('lab'))).to.include.members([...namesIn(readme, inLab)]);
  });

  it('names each setting once, with the default that it has', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docket-readme-'));
    const defaults: Record<string, unknown> = {
      ...loadSettings({ DATA_DIR: folder }),
      DATA_DIR: '.data',
      WEBHOOK_ALLOW_PRIVATE: 0,
    };
    rmSync(folder, { recursive: true });
    const settings = rows.map(([cell = '']) => /^`([A-Z_]+)`$/.exec(cell)?.[1]).filter((name) => name !== undefined);
    expect(settings).to.have.members(Object.keys(defaults));
    for (const [name = '', given = ''] of rows.filter(([cell = '']) => /^`[A-Z_]+`$/.test(cell))) {
      const value = /^`([^`]+)`$/.exec(given)?.[1];
      if (value !== undefined && !value.startsWith('/'))
        expect(String(defaults[name.slice(1, -1)]), name).to.equal(value);
    }
  });

  it('names existing files and pages', async () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    for (const path of links.map((link) => link.replace(/#.*/, '')))
      expect(existsSync(join(projectRoot, path)), path).to.equal(true);
    const { url } = await testApi();
    const pages = rows.flatMap(([cell = '']) => codeIn(cell)).filter((code) => /^\/[a-z./]+$/.test(code));
    expect(pages).to.include('/docs/errors');
    for (const page of pages) expect((await fetch(`${url}${page}`)).status, page).to.equal(200);
  });
});

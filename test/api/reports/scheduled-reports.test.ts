import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { languages } from '../../../documents/messages/words.js';
import type { ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildScheduledReport } from '../../support/builders/reports.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const advance = (owner: ApiClient, to: string) => owner.call('advanceTestClock', { body: { to } });
const mailsOf = async (owner: ApiClient) => (await owner.call('listTestMails', { query: { per_page: 100 } })).data;
const only = async (owner: ApiClient): Promise<Schemas['ScheduledReport']> => {
  const [report] = (await owner.call('listScheduledReports', {})).data;
  if (!report) throw new Error('No report is scheduled');
  return report;
};

describe('createScheduledReport', () => {
  it('returns what is mailed, when and to whom, with the defaults of the query', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-04');
    const { data } = await owner.call('createScheduledReport', {
      body: {
        report_type: 'time',
        schedule: 'weekly',
        day_of_week: 1,
        recipients: ['a@example.com', 'b@example.com'],
        parameters: { period: 'last_week', group_by: 'user' },
      },
    });
    const { id, ...rest } = data;
    expect(id).to.match(/^srep_/);
    expect(rest).to.deep.equal({
      report_type: 'time',
      schedule: 'weekly',
      day_of_week: 1,
      day_of_month: null,
      recipients: ['a@example.com', 'b@example.com'],
      parameters: { period: 'last_week', group_by: 'user', billable_only: false },
      user_id: owner.userId,
      next_run_at: '2026-02-09T07:00:00.000Z',
      last_run_at: null,
      last_error: null,
      created_at: '2026-02-04T12:00:00.000Z',
    });
    expect((await owner.call('listScheduledReports', {})).data).to.deep.equal([data]);
  });

  const daily = { report_type: 'time', schedule: 'daily', recipients: ['a@example.com'] };
  const wrong: [what: string, changes: object, field: string][] = [
    ['an unknown report', { report_type: 'weather' }, 'report_type'],
    ['an unknown schedule', { schedule: 'hourly' }, 'schedule'],
    ['no recipients', { recipients: [] }, 'recipients'],
    ['51 recipients', { recipients: Array.from({ length: 51 }, (_, n) => `u${n}@example.com`) }, 'recipients'],
    ['a recipient twice', { recipients: ['a@example.com', 'a@example.com'] }, 'recipients'],
    ['a recipient without an address', { recipients: ['a@example.com', 'Pat'] }, 'recipients.1'],
    ['a weekly one without its day', { schedule: 'weekly' }, 'day_of_week'],
    ['a monthly one without its day', { schedule: 'monthly', day_of_month: null }, 'day_of_month'],
    ['a daily one with a day of the week', { day_of_week: 1 }, 'day_of_week'],
    ['a weekly one with a day of the month', { schedule: 'weekly', day_of_week: 0, day_of_month: 3 }, 'day_of_month'],
    ['a day of the week that is none', { schedule: 'weekly', day_of_week: 7 }, 'day_of_week'],
    ['a day of the month that is none', { schedule: 'monthly', day_of_month: 32 }, 'day_of_month'],
    ['an unknown parameter', { parameters: { colour: 'red' } }, 'parameters.colour'],
    ['a parameter of another report', { parameters: { department: 'Design' } }, 'parameters.department'],
    ['a group_by that the report does not have', { parameters: { group_by: 'department' } }, 'parameters.group_by'],
    ['a value of another type', { parameters: { billable_only: 'yes' } }, 'parameters.billable_only'],
    ['a format', { parameters: { format: 'csv' } }, 'parameters.format'],
    ['a fixed range', { parameters: { from: '2026-01-01', to: '2026-01-31' } }, 'parameters.from'],
    ['a period of fixed days', { parameters: { period: 'custom' } }, 'parameters.period'],
    ['an unknown client', { parameters: { client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab' } }, 'parameters.client_id'],
    ['a user who is none', { parameters: { user_ids: ['usr_1'] } }, 'parameters.user_ids.0'],
  ];
  it('refuses what cannot be mailed, and names the field', async () => {
    const { owner } = await buildWorkspace();
    for (const [what, changes, field] of wrong) {
      const body = { ...daily, ...changes } as Schemas['ScheduledReportCreate'];
      const { status, error } = await owner.fail('createScheduledReport', { body });
      expect([status, error.code, error.field], what).to.deep.equal([400, 'invalid_request', field]);
    }
    expect((await owner.call('listScheduledReports', {})).data).to.deep.equal([]);
  });

  it('follows the time of the workspace, also to another time zone', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'America/New_York' } });
    await startOn(owner, '2026-03-07');
    const { next_run_at } = await buildScheduledReport(owner);
    expect(next_run_at).to.equal('2026-03-08T11:00:00.000Z');
    await owner.call('updateWorkspace', { body: { timezone: 'Asia/Tokyo' } });
    expect((await only(owner)).next_run_at).to.equal('2026-03-07T22:00:00.000Z');
  });
});

describe('a scheduled report', () => {
  it('is mailed to each recipient when it falls due, with PDF and CSV', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    const { id: client_id } = await buildClient(owner, { name: 'Acme' });
    await buildTimeEntry(owner, { client_id, date: '2026-02-03', hours: 2.5 });
    const schedule = { schedule: 'weekly', day_of_week: 1, parameters: { period: 'last_week' } } as const;
    await buildScheduledReport(owner, { ...schedule, recipients: ['a@example.com', 'b@example.com'] });
    await advance(owner, '2026-02-09T06:59:00Z');
    expect(await mailsOf(owner)).to.deep.equal([]);
    await advance(owner, '2026-02-09T07:00:00Z');
    const mails = await mailsOf(owner);
    expect(mails.map(({ to }) => to)).to.have.deep.members([['a@example.com'], ['b@example.com']]);
    for (const { subject, text, attachments, created_at } of mails) {
      expect(subject).to.match(/^Time, .*2026 – Test Firm$/);
      expect(text).to.include('Hours: 2.50 h').and.include('every Monday at 07:00 (UTC) at the request of Olga Owner');
      expect(attachments.map(({ filename, content_type }) => [filename, content_type])).to.deep.equal([
        ['time-2026-02-09.pdf', 'application/pdf'],
        ['time-2026-02-09.csv', 'text/csv; charset=utf-8'],
      ]);
      for (const { size } of attachments) expect(size).to.be.greaterThan(20);
      expect(created_at).to.equal('2026-02-09T07:00:00.000Z');
    }
    const { last_run_at, last_error, next_run_at } = await only(owner);
    expect([last_run_at, last_error, next_run_at]).to.deep.equal([
      '2026-02-09T07:00:00.000Z',
      null,
      '2026-02-16T07:00:00.000Z',
    ]);
  });

  it('is mailed to users in their language, and to others in that of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    const { userId: id } = await buildUser(owner, 'member');
    const { data: user } = await owner.call('updateUser', { params: { id }, body: { locale: 'de-DE' } });
    const german = user.email ?? '';
    await owner.call('updateWorkspace', { body: { locale: 'fr-FR' } });
    const { id: client_id } = await buildClient(owner);
    await buildTimeEntry(owner, { client_id, user_id: owner.userId, date: '2026-02-02', hours: 2.5 });
    const recipients = [german.toUpperCase(), 'a@example.com'];
    const weekly = { schedule: 'weekly', day_of_week: 1 } as const;
    await buildScheduledReport(owner, { ...weekly, recipients, parameters: { period: 'last_week' } });
    await advance(owner, '2026-02-09T07:00:00Z');
    const mails = await mailsOf(owner);
    const ofGerman = mails.find(({ to }) => to[0] === german.toUpperCase());
    const ofOther = mails.find(({ to }) => to[0] === 'a@example.com');
    expect(ofGerman?.subject).to.equal('Zeiten, 02.–08.02.2026 – Test Firm');
    expect(ofGerman?.text).to.include('Stunden: 2,50 h').and.include('Nicht abrechenbare Stunden:');
    expect(ofGerman?.text).to.include('von Olga Owner jeden Montag um 07:00 Uhr (UTC) verschickt');
    expect(ofGerman?.html).to.include('lang="de"');
    expect(ofOther?.subject).to.match(/^Temps, 2.8 févr. 2026 – Test Firm$/);
    expect(ofOther?.text).to.include('Heures: 2,50 h').and.include('chaque lundi à 07:00 (UTC)');
  });

  it('names its schedule in the language of each recipient', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-01-31');
    const recipients: string[] = [];
    for (const locale of languages) {
      const { userId: id } = await buildUser(owner, 'member');
      recipients.push((await owner.call('updateUser', { params: { id }, body: { locale } })).data.email ?? '');
    }
    await buildScheduledReport(owner, { schedule: 'daily', recipients });
    await buildScheduledReport(owner, { schedule: 'weekly', day_of_week: 0, recipients });
    await buildScheduledReport(owner, { schedule: 'monthly', day_of_month: 1, recipients });
    await advance(owner, '2026-02-01T07:00:00Z');
    const texts = (await mailsOf(owner)).map(({ text }) => text);
    const said = [
      ['every day', 'every Sunday', 'on day 1 of every month'],
      ['jeden Tag', 'jeden Sonntag', 'am 1. jedes Monats'],
      ['tous les jours', 'chaque dimanche', 'le 1 de chaque mois'],
      ['todos los días', 'cada domingo', 'el día 1 de cada mes'],
      ['ogni giorno', 'ogni domenica', 'il giorno 1 di ogni mese'],
      ['elke dag', 'elke zondag', 'op dag 1 van elke maand'],
    ].flat();
    for (const words of said)
      expect(
        texts.filter((text) => text.includes(`${words} `)),
        words,
      ).to.have.length(1);
    expect(texts.length).to.equal(said.length);
  });

  it('is mailed once for each day that the test clock goes through', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    await buildScheduledReport(owner);
    await advance(owner, '2026-02-10T12:00:00Z');
    expect((await mailsOf(owner)).map(({ created_at }) => created_at.slice(0, 10)).toSorted()).to.deep.equal(
      ['06', '07', '08', '09', '10'].map((day) => `2026-02-${day}`),
    );
  });

  it('shows what its user may see when it is mailed', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    const manager = await buildUser(owner, 'manager', { department: 'Design' });
    const { id: client_id } = await buildClient(owner);
    await buildTimeEntry(owner, { client_id, user_id: manager.userId, date: '2026-02-05', hours: 1 });
    await buildTimeEntry(owner, { client_id, user_id: owner.userId, date: '2026-02-05', hours: 4 });
    await buildScheduledReport(manager, { recipients: ['manager@example.com'] });
    await buildScheduledReport(owner, { recipients: ['owner@example.com'] });
    await advance(owner, '2026-02-06T07:00:00Z');
    const hours = (await mailsOf(owner)).map(({ to, text }) => [to[0], /Hours: (\S+) h/.exec(text)?.[1]]);
    expect(hours).to.have.deep.members([
      ['manager@example.com', '1.00'],
      ['owner@example.com', '5.00'],
    ]);
  });

  it('fails while its user is not active or lacks a permission, says so, and is retried', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    const manager = await buildUser(owner, 'manager', { name: 'Mia' });
    const report = await buildScheduledReport(manager, { schedule: 'monthly', day_of_month: 6 });
    const params = { id: manager.userId };
    await owner.call('deactivateUser', { params });
    await advance(owner, '2026-02-06T07:00:00Z');
    expect(await mailsOf(owner)).to.deep.equal([]);
    const stopped = await only(owner);
    expect([stopped.last_run_at, stopped.next_run_at]).to.deep.equal([
      '2026-02-06T07:00:00.000Z',
      '2026-02-06T07:01:00.000Z',
    ]);
    expect(stopped.last_error).to.match(/Mia.*not active/);
    await owner.call('reactivateUser', { params });
    await owner.call('updateUserPermissions', { params, body: { can_export_data: false } });
    await advance(owner, '2026-02-06T07:01:00Z');
    const lacking = await only(owner);
    expect(lacking.last_error).to.match(/Mia.*can_export_data/);
    expect(lacking.next_run_at).to.equal('2026-02-06T07:06:00.000Z');
    await owner.call('updateUserPermissions', { params, body: { can_export_data: true } });
    await advance(owner, '2026-02-06T07:06:00Z');
    expect((await mailsOf(owner)).map(({ to }) => to)).to.deep.equal([['boss@example.com']]);
    const { last_error, next_run_at } = await only(owner);
    expect([last_error, next_run_at]).to.deep.equal([null, '2026-03-06T07:00:00.000Z']);
    expect((await only(owner)).id).to.equal(report.id);
  });

  it('waits for its next regular time after four retries', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    const { id: client_id } = await buildClient(owner);
    await buildScheduledReport(owner, { schedule: 'monthly', day_of_month: 31, parameters: { client_id } });
    await owner.call('deleteClient', { params: { id: client_id } });
    await advance(owner, '2026-03-01T00:00:00Z');
    const { last_error, last_run_at, next_run_at } = await only(owner);
    expect(last_error).to.include('client_id does not exist');
    expect([last_run_at, next_run_at]).to.deep.equal(['2026-02-28T09:36:00.000Z', '2026-03-31T07:00:00.000Z']);
    expect(await mailsOf(owner)).to.deep.equal([]);
  });
});

describe('listScheduledReports', () => {
  it("shows users their own, owners and admins everyone's, newest first", async () => {
    const { owner } = await buildWorkspace();
    const [manager, other] = [await buildUser(owner, 'manager'), await buildUser(owner, 'manager')];
    const first = await buildScheduledReport(manager);
    const second = await buildScheduledReport(owner);
    const idsFor = async (user: ApiClient) => (await user.call('listScheduledReports', {})).data.map(({ id }) => id);
    expect(await idsFor(owner)).to.deep.equal([second.id, first.id]);
    expect(await idsFor(manager)).to.deep.equal([first.id]);
    expect(await idsFor(other)).to.deep.equal([]);
  });
});

describe('getScheduledReport', () => {
  it('shows one, with the same ETag as its creation, which deleting it accepts', async () => {
    const { owner } = await buildWorkspace();
    const body = { report_type: 'time', schedule: 'daily', recipients: ['a@example.com'] } as const;
    const made = await owner.send('createScheduledReport', { body: { ...body, recipients: [...body.recipients] } });
    const params = { id: made.body.data.id };
    const read = await owner.send('getScheduledReport', { params });
    expect(read.body).to.deep.equal(made.body);
    expect(read.headers.get('etag')).to.be.a('string').and.equal(made.headers.get('etag'));
    const stale = await owner.fail('deleteScheduledReport', { params, headers: { 'If-Match': '"stale"' } });
    expect([stale.status, stale.error.code]).to.deep.equal([412, 'precondition_failed']);
    await owner.call('deleteScheduledReport', { params, headers: { 'If-Match': read.headers.get('etag') ?? '' } });
    expect((await owner.fail('getScheduledReport', { params })).status).to.equal(404);
  });
});

describe('deleteScheduledReport', () => {
  it('ends it', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-02-05');
    const { id } = await buildScheduledReport(owner);
    expect((await owner.call('deleteScheduledReport', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    await advance(owner, '2026-02-07T12:00:00Z');
    expect(await mailsOf(owner)).to.deep.equal([]);
    expect((await owner.fail('deleteScheduledReport', { params: { id } })).status).to.equal(404);
  });

  it('is for users with their own, and for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const [manager, other] = [await buildUser(owner, 'manager'), await buildUser(owner, 'manager')];
    const params = { id: (await buildScheduledReport(manager)).id };
    expect((await other.fail('deleteScheduledReport', { params })).status).to.equal(403);
    await owner.call('deleteScheduledReport', { params });
  });
});

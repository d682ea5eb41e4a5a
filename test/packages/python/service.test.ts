/** The Python SDK against the service, and files and changes that arrive in part. */
import { expect } from 'chai';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { callsOf } from '../../support/python/python-calls.js';
import { change, stream, error, hangUp, type Answer } from '../../support/service/scripted-server.js';
import { expected } from '../../sdk/sample/outcome.js';

const begun: Answer = (response) => void response.writeHead(200, { 'Content-Length': '10' }).write('half');
const broken: Answer = (response, request) => {
  begun(response, request);
  setTimeout(() => response.destroy(), 20);
};
describe('the Python SDK', () => {
  const { call, run, test } = callsOf('service.py');
  before(testApi);

  test('does the main job', async () => {
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    expect(await run('main_job.py', [owner.url, owner.key ?? ''])).to.deep.equal(expected);
  });

  /** Runs a function of the program as the owner of a new workspace. */
  async function work(name: string): Promise<unknown> {
    const { owner } = await buildWorkspace();
    return run('service.py', [name, owner.url, JSON.stringify({ api_key: owner.key })]);
  }

  test('does work once whose response is lost, also with a file', async () => {
    expect(await work('lost_responses')).to.deep.equal([true, 'true']);
  });

  test('sends and receives files under their names, unchanged', async () => {
    expect(await work('files')).to.deep.equal({
      filename: 'Quittung Ω.txt',
      downloaded: ['Quittung Ω.txt', 'Zwölf Euro', 'Zwölf Euro', 'text/plain; charset=utf-8'],
      refused: 'UnsupportedMediaTypeError',
      visibility: 'public',
      imported: 1,
    });
  });

  test('returns reports and lists as data, or as a file if a format is requested', async () => {
    expect(await work('lists_as_files')).to.deep.equal({ hours: 7.5, type: 'text/csv', report: true, lines: 2 });
  });

  test('raises what the service refuses, with the name of the field', async () => {
    expect(await work('refusals')).to.deep.equal([
      ['DuplicateError', 'name'],
      ['InvalidRequestError', 'name'],
      ['NotFoundError', null],
      ['InvalidRequestError', 'statsu'],
    ]);
  });

  test('raises an error for a file that stops to arrive, or is cut', async () => {
    const { result } = await call('cut_file', [begun, broken], { timeout: 0.2 });
    expect(result).to.deep.equal([
      { class: 'TimeoutError', builtin: 'TimeoutError', hasCause: true },
      { class: 'ConnectionError', builtin: 'ConnectionError', hasCause: true },
    ]);
  });

  test('resumes changes after the last one, also when a stream falls silent', async () => {
    const { result, received } = await call('changes', [
      stream(`${change(1)}:\n\n${change(2)}id: evt_3\n\n`),
      stream(`${change(4)}id: evt_5\r\ndata: {"type":"tag`, { stays: true }),
      stream(`id: evt_9\nevent: reset\ndata: {}\n\n${change(10)}`, { stays: true }),
    ]);
    expect(result).to.deep.equal([
      ['evt_1', 'client.updated', 'cli_1'],
      ['evt_2', 'client.updated', 'cli_2'],
      ['evt_4', 'client.updated', 'cli_4'],
      ['evt_9', 'reset', null],
      ['evt_10', 'client.updated', 'cli_10'],
    ]);
    expect(received.map(({ headers }) => headers['last-event-id'])).to.deep.equal(['evt_0', 'evt_3', 'evt_4']);
  });

  test('ends changes with what the service refuses with', async () => {
    const { result, received } = await call('refused_changes', [hangUp, error(401, 'unauthorized')]);
    expect(result).to.include({ class: 'UnauthorizedError' });
    expect(received).to.have.length(2);
  });
});

// A small integration, as a consumer of Docket has it: bills an hour. Its test records what it sends and receives.
import { writeFileSync } from 'node:fs';
import { recorder } from 'docket-contract-check';

const { API: api, KEY: key, HAR: file, MISTAKE: mistake } = process.env;
const recording = recorder();

async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const response = await recording.fetch(api + path, { method, headers, body: body && JSON.stringify(body) });
  return (await response.json()).data;
}

const client = await call('POST', '/v1/clients', { name: `Acme ${process.pid}`, ...(mistake && { [mistake]: 'DE' }) });
if (client) {
  const project = await call('POST', '/v1/projects', { title: 'Shop relaunch', client_id: client.id });
  await call('POST', '/v1/time-entries', { project_id: project.id, date: '2026-01-30', hours: 1, rate_charged: 120 });
  await call('GET', '/v1/clients?status=active&per_page=5');
}
writeFileSync(file, JSON.stringify(recording.har()));

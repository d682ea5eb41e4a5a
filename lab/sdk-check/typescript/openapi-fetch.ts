import createClient from 'openapi-fetch';
import { authorization, bill, dataOf, url } from './bill.js';
import type { paths } from './client/docket.js';

const docket = createClient<paths>({ baseUrl: url, headers: { authorization } });
const given = async <T>(call: Promise<{ data?: { data: T }; error?: unknown }>): Promise<T> => {
  const { data, error } = await call;
  return dataOf(data, error);
};

await bill('openapi-fetch', {
  createClient: (body) => given(docket.POST('/v1/clients', { body })),
  createProject: (body) => given(docket.POST('/v1/projects', { body })),
  readClock: () => given(docket.GET('/v1/test-clock')),
  logTime: (body) => given(docket.POST('/v1/time-entries', { body })),
  invoiceTime: (body) => given(docket.POST('/v1/invoices/from-time', { body })),
  send: (id) => given(docket.POST('/v1/invoices/{id}/send', { params: { path: { id } }, body: {} })),
  pay: (id, body) => given(docket.POST('/v1/invoices/{id}/payments', { params: { path: { id } }, body })),
});

import { authorization, bill, dataOf, url } from './bill.js';
import { client } from './client/client.gen.js';
import * as docket from './client/index.js';

client.setConfig({ baseUrl: url, headers: { authorization } });
const given = async <T>(call: Promise<{ data?: { data: T }; error?: unknown }>): Promise<T> => {
  const { data, error } = await call;
  return dataOf(data, error);
};

await bill('hey-api', {
  createClient: (body) => given(docket.createClient({ body })),
  createProject: (body) => given(docket.createProject({ body })),
  readClock: () => given(docket.getTestClock()),
  logTime: (body) => given(docket.createTimeEntry({ body })),
  invoiceTime: (body) => given(docket.createInvoiceFromTime({ body })),
  send: (id) => given(docket.sendInvoice({ path: { id }, body: {} })),
  pay: (id, body) => given(docket.recordInvoicePayment({ path: { id }, body })),
});

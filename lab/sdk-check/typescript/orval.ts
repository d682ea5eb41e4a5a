import { authorization, bill, url } from './bill.js';
import * as docket from './client/docket.js';

// The client of orval sends to addresses without a host: `fetch` of a browser adds that of the page.
const send = globalThis.fetch;
globalThis.fetch = (input, init) =>
  send(new URL(String(input), url), { ...init, headers: { ...init?.headers, authorization } });

/** Throws what came back instead of data. */
const given = async <T>(call: Promise<{ data: { data: T } | object }>): Promise<T> => {
  const { data } = await call;
  if (!('data' in data)) throw new Error(JSON.stringify(data));
  return data.data as T;
};

await bill('orval', {
  createClient: (body) => given<docket.ClientObject>(docket.createClient(body)),
  createProject: (body) => given<docket.Project>(docket.createProject(body)),
  readClock: () => given<docket.TestClock>(docket.getTestClock()),
  logTime: (body) => given(docket.createTimeEntry(body)),
  invoiceTime: (body) => given<docket.Invoice>(docket.createInvoiceFromTime(body)),
  send: (id) => given(docket.sendInvoice(id, {})),
  pay: (id, body) => given<docket.InvoiceSettlement>(docket.recordInvoicePayment(id, body)),
});

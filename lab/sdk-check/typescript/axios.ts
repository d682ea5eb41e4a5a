import { authorization, bill, url } from './bill.js';
import {
  ClientsApi,
  Configuration,
  InvoicesApi,
  PaymentsApi,
  ProjectsApi,
  TestModeApi,
  TimeEntriesApi,
} from './client/index.js';

const configuration = new Configuration({ basePath: url, accessToken: authorization.replace('Bearer ', '') });
const invoices = new InvoicesApi(configuration);
const given = async <T>(call: Promise<{ data: { data: T } }>): Promise<T> => (await call).data.data;

await bill('axios', {
  createClient: (body) => given(new ClientsApi(configuration).createClient(body)),
  createProject: (body) => given(new ProjectsApi(configuration).createProject(body)),
  readClock: () => given(new TestModeApi(configuration).getTestClock()),
  logTime: (body) => given(new TimeEntriesApi(configuration).createTimeEntry(body)),
  invoiceTime: (body) => given(invoices.createInvoiceFromTime(body)),
  send: (id) => given(invoices.sendInvoice(id, undefined, undefined, {})),
  pay: (id, body) => given(new PaymentsApi(configuration).recordInvoicePayment(id, body)),
});

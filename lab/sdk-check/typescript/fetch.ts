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
const given = async <T>(call: Promise<{ data: T }>): Promise<T> => (await call).data;

await bill('fetch', {
  createClient: (clientCreate) => given(new ClientsApi(configuration).createClient({ clientCreate })),
  createProject: ({ client_id: clientId, ...rest }) =>
    given(new ProjectsApi(configuration).createProject({ projectCreate: { ...rest, clientId } })),
  readClock: () => given(new TestModeApi(configuration).getTestClock()),
  logTime: ({ date, hours, project_id: projectId, rate_charged: rateCharged }) =>
    given(
      new TimeEntriesApi(configuration).createTimeEntry({
        timeEntryCreate: { date: new Date(date), hours, projectId, rateCharged },
      }),
    ),
  invoiceTime: ({ client_id: clientId, from, to }) =>
    given(invoices.createInvoiceFromTime({ invoiceFromTime: { clientId, from: new Date(from), to: new Date(to) } })),
  send: (id) => given(invoices.sendInvoice({ id, invoiceSend: {} })),
  pay: (id, paymentCreate) => given(new PaymentsApi(configuration).recordInvoicePayment({ id, paymentCreate })),
});

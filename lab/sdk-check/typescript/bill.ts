/** The job of all TypeScript clients: bills an hour, sends the invoice and has it paid. */
export interface Calls {
  createClient(body: { name: string; email: string }): Promise<{ id: string }>;
  createProject(body: { title: string; client_id: string; status: 'active' }): Promise<{ id: string }>;
  readClock(): Promise<{ now: string | Date }>;
  logTime(body: { project_id: string; date: string; hours: number; rate_charged: number }): Promise<unknown>;
  invoiceTime(body: { client_id: string; from: string; to: string }): Promise<{ id: string }>;
  send(id: string): Promise<unknown>;
  pay(id: string, body: { amount: number; method: 'wire' }): Promise<{ status: string }>;
}

export const url = String(process.env['DOCKET_URL']);
export const authorization = `Bearer ${process.env['DOCKET_KEY']}`;

/** Fails unless the invoice is paid in the end. `name` is the name of the client of the firm. */
export async function bill(name: string, calls: Calls): Promise<void> {
  const { now } = await calls.readClock();
  const day = new Date(now).toISOString().slice(0, 10);
  const client = await calls.createClient({ name, email: `billing@${name}.example` });
  const project = await calls.createProject({ title: 'Shop', client_id: client.id, status: 'active' });
  await calls.logTime({ project_id: project.id, date: day, hours: 1, rate_charged: 120.5 });
  const invoice = await calls.invoiceTime({ client_id: client.id, from: day, to: day });
  await calls.send(invoice.id);
  const paid = await calls.pay(invoice.id, { amount: 120.5, method: 'wire' });
  if (paid.status !== 'paid') throw new Error(`The invoice is ${paid.status}`);
}

/** The data of a response that must be there. */
export function dataOf<T>(response: { data: T } | undefined, error?: unknown): T {
  if (response === undefined) throw new Error(JSON.stringify(error));
  return response.data;
}

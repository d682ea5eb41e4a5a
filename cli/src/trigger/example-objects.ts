/** Makes objects on the test side, with as little as each needs. */
import { randomBytes } from 'node:crypto';
import type { Api } from '../connection.js';

interface Made {
  readonly id: string;
}

export class ExampleObjects {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Creates an object, or takes an action on one: its id, or that of what came of it. */
  async post(path: string, body?: object): Promise<string> {
    return (await this.#api.post<Made>(path, body)).id;
  }

  async put(path: string, body: object): Promise<string> {
    return (await this.#api.put<Made>(path, body)).id;
  }

  async remove(path: string): Promise<string> {
    return (await this.#api.remove<Made>(path)).id;
  }

  /** Today, by the clock of the test side. */
  async day(): Promise<string> {
    const { now } = await this.#api.get<{ now: string }>('/v1/test-clock');
    return now.slice(0, 10);
  }

  /** Names and addresses of clients are unique. */
  client(): Promise<string> {
    const word = randomBytes(4).toString('hex');
    return this.post('/v1/clients', { name: `Example ${word}`, email: `billing@${word}.example.com` });
  }

  async contact(): Promise<string> {
    return this.post('/v1/contacts', { client_id: await this.client(), name: 'Erin Example' });
  }

  async project(fields: object = {}): Promise<string> {
    return this.post('/v1/projects', {
      title: 'Example project',
      client_id: await this.client(),
      status: 'active',
      ...fields,
    });
  }

  async ticket(): Promise<string> {
    return this.post('/v1/tickets', { title: 'Example ticket', client_id: await this.client() });
  }

  async timeEntry(): Promise<string> {
    const project_id = await this.project();
    return this.post('/v1/time-entries', { project_id, date: await this.day(), hours: 1, description: 'Example work' });
  }

  async timer(): Promise<string> {
    return this.post('/v1/time-entries/timer/start', { project_id: await this.project(), description: 'Example work' });
  }

  async expense(): Promise<string> {
    return this.post('/v1/expenses', { date: await this.day(), description: 'Example expense', amount: 12.5 });
  }

  async agreement(): Promise<string> {
    const start_date = await this.day();
    const terms = { title: 'Example retainer', start_date, monthly_fee: 1000, hours_included: 10, status: 'active' };
    return this.post('/v1/agreements', { client_id: await this.client(), ...terms });
  }

  /** A draft over 100.00. */
  async invoice(): Promise<string> {
    const line_items = [{ description: 'Example work', quantity: 1, rate: 100 }];
    return this.post('/v1/invoices', { client_id: await this.client(), line_items });
  }

  async sentInvoice(): Promise<string> {
    return this.post(`/v1/invoices/${await this.invoice()}/send`);
  }

  /** 100.00 that no invoice has taken yet. */
  async payment(client?: string): Promise<string> {
    return this.post('/v1/payments', { client_id: client ?? (await this.client()), amount: 100 });
  }

  /** A payment, and an invoice of the same client that it could pay. */
  async paymentBesideInvoice(): Promise<readonly [payment: string, invoice: string]> {
    const client_id = await this.client();
    const line_items = [{ description: 'Example work', quantity: 1, rate: 100 }];
    const invoice = await this.post('/v1/invoices', { client_id, line_items });
    await this.post(`/v1/invoices/${invoice}/send`);
    return [await this.payment(client_id), invoice];
  }

  /** A recurring invoice whose first date is years away. */
  async recurringInvoice(): Promise<string> {
    const lines = [{ description: 'Example hosting', rate: 100 }];
    const schedule = { interval: 'monthly', anchor_date: `${Number((await this.day()).slice(0, 4)) + 5}-01-01`, lines };
    return this.post('/v1/recurring-invoices', { client_id: await this.client(), ...schedule });
  }
}

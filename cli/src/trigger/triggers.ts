import type { ExampleObjects } from './example-objects.js';

/** Makes an event happen; returns the id of the object that the event is about. */
export type Trigger = (objects: ExampleObjects) => Promise<string>;

/** The events that a few calls bring about. Others need time to pass, a second person, or the portal. */
export const triggers: Readonly<Record<string, Trigger>> = {
  'agreement.created': (objects) => objects.agreement(),
  'agreement.cancelled': async (objects) => objects.post(`/v1/agreements/${await objects.agreement()}/cancel`, {}),
  'client.created': (objects) => objects.client(),
  'client.updated': async (objects) => objects.put(`/v1/clients/${await objects.client()}`, { notes: 'Changed' }),
  'client.deleted': async (objects) => objects.remove(`/v1/clients/${await objects.client()}`),
  'contact.created': (objects) => objects.contact(),
  'contact.updated': async (objects) => objects.put(`/v1/contacts/${await objects.contact()}`, { title: 'Director' }),
  'contact.deleted': async (objects) => objects.remove(`/v1/contacts/${await objects.contact()}`),
  'credit_note.created': async (objects) =>
    objects.post(`/v1/invoices/${await objects.sentInvoice()}/credit-notes`, { amount: 40, reason: 'Example' }),
  'expense.created': (objects) => objects.expense(),
  'expense.updated': async (objects) => objects.put(`/v1/expenses/${await objects.expense()}`, { notes: 'Changed' }),
  'expense.approved': async (objects) => objects.post(`/v1/expenses/${await objects.expense()}/approve`),
  'expense.rejected': async (objects) => objects.post(`/v1/expenses/${await objects.expense()}/reject`, {}),
  'expense.deleted': async (objects) => objects.remove(`/v1/expenses/${await objects.expense()}`),
  'invoice.created': (objects) => objects.invoice(),
  'invoice.updated': async (objects) => objects.put(`/v1/invoices/${await objects.invoice()}`, { notes: 'Changed' }),
  'invoice.sent': (objects) => objects.sentInvoice(),
  'invoice.partial_payment': async (objects) => pay(objects, await objects.sentInvoice(), 40),
  'invoice.paid': async (objects) => pay(objects, await objects.sentInvoice(), 100),
  'invoice.voided': async (objects) => objects.post(`/v1/invoices/${await objects.sentInvoice()}/void`),
  'payment.created': (objects) => objects.payment(),
  'payment.updated': async (objects) => {
    const [payment, invoice_id] = await objects.paymentBesideInvoice();
    return objects.put(`/v1/payments/${payment}/allocations`, { allocations: [{ invoice_id, amount: 60 }] });
  },
  'payment.refunded': async (objects) =>
    objects.post(`/v1/payments/${await objects.payment()}/refund`, { amount: 20, reason: 'Example' }),
  'project.created': (objects) => objects.project(),
  'project.updated': async (objects) => objects.put(`/v1/projects/${await objects.project()}`, { notes: 'Changed' }),
  'project.status_changed': async (objects) =>
    objects.put(`/v1/projects/${await objects.project()}`, { status: 'on_hold' }),
  'project.completed': async (objects) =>
    objects.put(`/v1/projects/${await objects.project()}`, { status: 'completed' }),
  'project.budget_alert': async (objects) => {
    const project_id = await objects.project({ budget_hours: 1 });
    await objects.post('/v1/time-entries', { project_id, date: await objects.day(), hours: 2 });
    return project_id;
  },
  'project.deleted': async (objects) => objects.remove(`/v1/projects/${await objects.project()}`),
  'recurring_invoice.created': (objects) => objects.recurringInvoice(),
  'recurring_invoice.updated': async (objects) =>
    objects.put(`/v1/recurring-invoices/${await objects.recurringInvoice()}`, { subject: 'Changed' }),
  'ticket.created': (objects) => objects.ticket(),
  'ticket.updated': async (objects) => objects.put(`/v1/tickets/${await objects.ticket()}`, { title: 'Changed' }),
  'ticket.commented': async (objects) => {
    const ticket = await objects.ticket();
    await objects.post(`/v1/tickets/${ticket}/activities`, { content: 'An example comment' });
    return ticket;
  },
  'ticket.closed': (objects) => closedTicket(objects),
  'ticket.reopened': async (objects) => objects.post(`/v1/tickets/${await closedTicket(objects)}/reopen`),
  'ticket.deleted': async (objects) => objects.remove(`/v1/tickets/${await objects.ticket()}`),
  'time_entry.created': (objects) => objects.timeEntry(),
  'time_entry.updated': async (objects) => objects.put(`/v1/time-entries/${await objects.timeEntry()}`, { hours: 2 }),
  'time_entry.approved': async (objects) => objects.post(`/v1/time-entries/${await objects.timeEntry()}/approve`),
  'time_entry.rejected': async (objects) => objects.post(`/v1/time-entries/${await objects.timeEntry()}/reject`, {}),
  'time_entry.deleted': async (objects) => objects.remove(`/v1/time-entries/${await objects.timeEntry()}`),
  'time_entry.timer_started': (objects) => objects.timer(),
  'time_entry.timer_stopped': async (objects) => objects.post(`/v1/time-entries/${await objects.timer()}/timer/stop`),
};

const pay = (objects: ExampleObjects, invoice: string, amount: number): Promise<string> =>
  objects.post(`/v1/invoices/${invoice}/payments`, { amount, method: 'wire' });

const closedTicket = async (objects: ExampleObjects): Promise<string> =>
  objects.post(`/v1/tickets/${await objects.ticket()}/close`);

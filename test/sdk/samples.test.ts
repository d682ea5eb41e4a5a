/** How the calls of the SDKs are written in samples. */
import { expect } from 'chai';
import { sdkCall, sdkMethod, type CallInput } from '../../scripts/developer/generate/sdk/calls.js';
import { sdkOperations, type SdkOperation } from '../../scripts/developer/generate/sdk/operations.js';
import { generatorDocument } from '../support/contract/generator-document.js';

const operations = sdkOperations(generatorDocument(), new Map());

function operation(id: string): SdkOperation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}

const inTypeScript = (id: string, input: CallInput): string => sdkCall(operation(id), 'typescript', input);
const inPython = (id: string, input: CallInput): string => sdkCall(operation(id), 'python', input);

describe('the sample of a call', () => {
  it('names the method as its language does', () => {
    const created = operation('createInvoiceFromTime');
    expect(sdkMethod(created, 'typescript')).to.deep.equal({ resource: 'invoices', method: 'createFromTime' });
    expect(sdkMethod(created, 'python')).to.deep.equal({ resource: 'invoices', method: 'create_from_time' });
  });

  it('has the ids first, then the body, with the words of the language', () => {
    const input = { ids: { id: 'inv_1', line_id: 'lin_1' }, body: { task_id: null } };
    expect(inTypeScript('updateInvoiceLineItem', input)).to.equal(
      "docket.invoices.updateLineItem('inv_1', 'lin_1', { task_id: null })",
    );
    expect(inPython('updateInvoiceLineItem', input)).to.equal(
      'docket.invoices.update_line_item("inv_1", "lin_1", {"task_id": None})',
    );
  });

  it('has the query last, in Python as keyword arguments', () => {
    const input = { query: { from: '2026-01-01', overdue: true, status: ['paid'] } };
    expect(inTypeScript('listInvoices', input)).to.equal(
      "docket.invoices.list({ from: '2026-01-01', overdue: true, status: ['paid'] })",
    );
    expect(inPython('listInvoices', input)).to.equal(
      'docket.invoices.list(from_="2026-01-01", overdue=True, status=["paid"])',
    );
  });

  it('is broken into lines where it is long', () => {
    const line = { description: 'Design of the shop', quantity: 7.5, rate: 120 };
    const input = { body: { client_id: 'cli_1', line_items: [line, line] } };
    expect(inTypeScript('createInvoice', input)).to.equal(
      [
        'docket.invoices.create({',
        "  client_id: 'cli_1',",
        '  line_items: [',
        "    { description: 'Design of the shop', quantity: 7.5, rate: 120 },",
        "    { description: 'Design of the shop', quantity: 7.5, rate: 120 },",
        '  ],',
        '})',
      ].join('\n'),
    );
    expect(inPython('createInvoice', input)).to.equal(
      [
        'docket.invoices.create({',
        '    "client_id": "cli_1",',
        '    "line_items": [',
        '        {"description": "Design of the shop", "quantity": 7.5, "rate": 120},',
        '        {"description": "Design of the shop", "quantity": 7.5, "rate": 120},',
        '    ],',
        '})',
      ].join('\n'),
    );
  });

  it('quotes texts and odd names as the language needs', () => {
    const input = { body: { name: `Jack's "Inn"`, 'x-y': 1 } };
    expect(inTypeScript('createClient', input)).to.equal(`docket.clients.create({ name: 'Jack\\'s "Inn"', 'x-y': 1 })`);
    expect(inPython('createClient', input)).to.equal(
      String.raw`docket.clients.create({"name": "Jack's \"Inn\"", "x-y": 1})`,
    );
  });

  it('sends a file under its name', () => {
    const input = { ids: { id: 'exp_1' }, file: { filename: 'taxi.pdf' } };
    expect(inTypeScript('uploadExpenseReceipt', input)).to.equal(
      "docket.expenses.uploadReceipt('exp_1', { content, filename: 'taxi.pdf' })",
    );
    expect(inPython('uploadExpenseReceipt', input)).to.equal(
      'docket.expenses.upload_receipt("exp_1", File(content, "taxi.pdf"))',
    );
  });

  it('needs every id', () => {
    expect(() => inPython('getInvoice', {})).to.throw('A sample of getInvoice needs a value for id');
  });
});

import { expect } from 'chai';
import { sourceFile } from '../../scripts/developer/generate/source-file.js';

describe('npm run generate, when the contract has a mistake', () => {
  const lacking = "Example value must conform to the schema: `data` property must have required property 'status'.";

  it('names the file of an example, or that of the one it is based on if a field is lacking', () => {
    const data = '#/components/examples/InvoiceWithLines/value/data';
    expect(sourceFile(data, lacking)).to.equal('openapi/examples/billing/Invoice.yaml');
    const own = 'openapi/examples/billing/InvoiceWithLines.yaml';
    expect(sourceFile(`${data}/line_items/0`, lacking)).to.equal(own);
    expect(sourceFile(`${data}/due_date`, 'must be string')).to.equal(own);
  });

  it('names the file of a schema, an operation and an event', () => {
    expect(sourceFile('#/components/schemas/Invoice/properties/notes', '')).to.equal(
      'openapi/schemas/billing/Invoice.yaml',
    );
    expect(sourceFile('#/paths/~1v1~1invoices~1aging/get/description', '')).to.equal(
      'openapi/paths/invoices-aging.yaml',
    );
    expect(sourceFile('#/webhooks/invoice.paid/post', '')).to.equal('openapi/webhooks/invoice.paid.yaml');
  });

  it('names none for what it makes itself', () => {
    expect(sourceFile('#/components/schemas/ListClientsSort', '')).to.equal(undefined);
    expect(sourceFile('#/info', '')).to.equal(undefined);
  });
});

/** PDFs with the data of an electronic invoice inside. `npm run test:e-invoice` has veraPDF judge them. */
import { expect } from 'chai';
import { getDocumentProxy } from 'unpdf';
import { eInvoiceXml } from '../../../documents/e-invoice/e-invoice-xml.js';
import { withInvoiceMetadata } from '../../../documents/e-invoice/invoice-metadata.js';
import { createRenderer } from '../../../documents/renderer.js';
import { composeEInvoice } from '../../../domain/billing/e-invoice/compose.js';
import { buildInvoiceDocument } from '../../support/builders/invoice-document.js';
import { goldenInvoice } from '../../support/e-invoices/golden.js';

const xml = eInvoiceXml(composeEInvoice(goldenInvoice), 'zugferd');

interface Attachment {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** The files that a reader finds in a PDF. */
async function attachmentsOf(pdf: Buffer): Promise<Attachment[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const found = (await document.getAttachments()) as Readonly<Record<string, Attachment>> | null;
  return Object.values(found ?? {});
}

describe('the PDF of an electronic invoice', () => {
  const renderer = createRenderer();
  after(() => renderer.close());
  let [hybrid, plain]: Buffer[] = [];
  before(async () => {
    const document = buildInvoiceDocument();
    [hybrid, plain] = await Promise.all([
      renderer.renderInvoice({ workspaceId: 'ws_1' }, { ...document, xml }),
      renderer.renderInvoice({ workspaceId: 'ws_2' }, document),
    ]);
  });

  it('contains the XML byte for byte, as factur-x.xml', async () => {
    const [file, ...others] = await attachmentsOf(hybrid ?? Buffer.alloc(0));
    expect([file?.filename, others]).to.deep.equal(['factur-x.xml', []]);
    expect(Buffer.from(file?.content ?? []).equals(Buffer.from(xml))).to.equal(true);
  });

  it('names it as another form of the same document, and by the metadata of ZUGFeRD', () => {
    const text = hybrid?.toString('latin1') ?? '';
    expect(text)
      .to.match(/\/AFRelationship\s*\/Alternative/)
      .and.match(/\/AF\s*\[/)
      .and.match(/\/Subtype\s*\/text#2Fxml/);
    for (const [name, value] of [
      ['DocumentFileName', 'factur-x.xml'],
      ['DocumentType', 'INVOICE'],
      ['Version', '1.0'],
      ['ConformanceLevel', 'EN 16931'],
    ])
      expect(text).to.contain(`<fx:${name}>${value}</fx:${name}>`);
    expect(text).to.contain('<pdfaid:part>3</pdfaid:part>').and.contain('<pdfaid:conformance>B</pdfaid:conformance>');
  });

  it('has no such thing without XML', async () => {
    expect(await attachmentsOf(plain ?? Buffer.alloc(0))).to.deep.equal([]);
    expect(plain?.toString('latin1')).to.not.match(/\/AF\b|\/AFRelationship|fx:|EmbeddedFile/);
  });

  it('looks the same with and without XML', async () => {
    const textOf = async (pdf: Buffer = Buffer.alloc(0)): Promise<string> => {
      const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
      return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
    };
    expect(await textOf(hybrid)).to.equal(await textOf(plain));
  });

  it('cannot be made of what the typesetter did not draw', () => {
    expect(() => withInvoiceMetadata(Buffer.from('%PDF-1.7'))).to.throw('The PDF has no metadata');
  });
});

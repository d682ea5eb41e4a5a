/**
 * The metadata (XMP) by which readers find the electronic invoice in a PDF, as ZUGFeRD and Factur-X have them. The
 * typesetter cannot write them, so they replace its own by an incremental update: a new version of the one object is
 * appended, and what was drawn stays as it is.
 */

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The name of each property, what it means, and its value. */
const properties = [
  ['DocumentFileName', 'The name of the embedded XML file', 'factur-x.xml'],
  ['DocumentType', 'The type of the document', 'INVOICE'],
  ['Version', 'The version of the XML schema', '1.0'],
  ['ConformanceLevel', 'The conformance level of the XML data', 'EN 16931'],
] as const;

const propertyList = properties
  .map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      `<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>` +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('');

/** PDF/A wants each property of another standard to be declared. */
const declaration =
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>` +
  `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
  `<pdfaSchema:property><rdf:Seq>${propertyList}</rdf:Seq></pdfaSchema:property></rdf:li>`;

const values =
  `<rdf:Description rdf:about="" xmlns:fx="${namespace}">` +
  properties.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`).join('') +
  `</rdf:Description>`;

/** The PDF with the metadata of an electronic invoice. Throws if it is not one that the typesetter drew as PDF/A. */
export function withInvoiceMetadata(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const { id, from, to } = metadataObject(text);
  const xmp = pdf
    .subarray(from, to)
    .toString('utf8')
    .trimEnd()
    .replace(declarations, (bag) => bag + declaration)
    .replace('</rdf:RDF>', `${values}</rdf:RDF>`);
  if (!xmp.includes(declaration)) throw new Error('The metadata of the PDF have no list of declarations');
  return withObject(pdf, text, id, Buffer.from(xmp));
}

const declarations = '<pdfaExtension:schemas><rdf:Bag>';

interface Place {
  readonly id: string;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

function metadataObject(text: string): Place {
  const found = /(\d+) 0 obj\s*<<[^>]*\/Type\s*\/Metadata[^>]*>>\s*stream\r?\n/.exec(text);
  const id = found?.[1];
  if (!found || id === undefined) throw new Error('The PDF has no metadata');
  const from = found.index + found[0].length;
  return { id, from, to: text.indexOf('endstream', from) };
}

/** Appends a new version of the metadata object, with a table that refers to it. */
function withObject(pdf: Buffer, text: string, id: string, content: Buffer): Buffer {
  const end = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text);
  if (!end) throw new Error('The PDF has no table of objects at its end');
  const [, trailer = '', previous = ''] = end;
  const gap = text.endsWith('\n') ? '' : '\n';
  const offset = pdf.length + gap.length;
  const object = Buffer.concat([
    Buffer.from(`${id} 0 obj\n<< /Type /Metadata /Subtype /XML /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const table =
    `xref\n${id} 1\n${String(offset).padStart(10, '0')} 00000 n\r\n` +
    `trailer\n<<${trailer} /Prev ${previous} >>\nstartxref\n${offset + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(gap), object, Buffer.from(table)]);
}

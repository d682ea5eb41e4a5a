import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, with runs of white space as single spaces. */
export async function pdfText(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

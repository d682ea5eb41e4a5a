/** Files and forms for uploads. */
import type { JsonResult, Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../service/api.js';

/** A minimal PDF. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A form with one file in the field `file`. */
export function uploadForm(bytes: Uint8Array<ArrayBuffer> = pdf, filename = 'certificate.pdf'): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes]), filename);
  return form;
}

/** Attaches a file to a ticket; visible to the team alone by default. */
export async function attachFile(
  user: ApiClient,
  ticketId: string,
  bytes?: Uint8Array<ArrayBuffer>,
  filename?: string,
  visibility: Schemas['AttachmentVisibility'] = 'internal',
): Promise<Schemas['Attachment']> {
  const body = uploadForm(bytes, filename);
  body.append('visibility', visibility);
  const response = await user.request('createTicketAttachment', { params: { id: ticketId }, body });
  if (response.status !== 201) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
  return ((await response.json()) as JsonResult<'createTicketAttachment'>).data;
}

export const attachmentsOf = async (user: ApiClient, id: string, query = {}): Promise<Schemas['Attachment'][]> =>
  (await user.call('listTicketAttachments', { params: { id }, query })).data;

export const download = (user: ApiClient, id: string, attachment_id: string): Promise<Response> =>
  user.request('getTicketAttachment', { params: { id, attachment_id } });

/** How many files a workspace has in storage or waiting for it. */
export async function filesOf({ workspaceId }: ApiClient): Promise<number> {
  const { db } = await testApi();
  const rows = await db('files').where('storage_key', 'like', `${workspaceId}/%`).select('storage_key');
  return rows.length;
}

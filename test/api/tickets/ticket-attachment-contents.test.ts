/** What a file attached to a ticket may contain, and how large it may be. */
import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { gif, heic, jpeg, losslessWebp, png } from '../../support/builders/images.js';
import { acceptable, unacceptable } from '../../support/builders/sample-files.js';
import { addTicketOf } from '../../support/builders/time.js';
import { attachFile, attachmentsOf, download, filesOf, uploadForm } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const mebibyte = 1024 * 1024;

/** Small image files that would unpack to very large pictures. */
const bombs: readonly (readonly [filename: string, bytes: Buffer])[] = [
  ['bomb.png', png(16_000, 16_000)],
  ['bomb.jpg', jpeg([[65_000, 65_000]])],
  [
    'bomb.gif',
    gif(
      [500, 500],
      Array.from({ length: 101 }, () => [0, 0, 1, 1] as const),
    ),
  ],
  ['bomb.webp', losslessWebp(16_000, 16_000)],
  ['bomb.heic', heic([512, 512], [16_000, 16_000])],
];

describe('createTicketAttachment', () => {
  for (const [filename, type, bytes] of acceptable) {
    it(`recognizes ${filename} as ${type}, and returns it byte for byte`, async () => {
      const { owner } = await buildWorkspace();
      const id = await addTicketOf(owner);
      const attachment = await attachFile(owner, id, new Uint8Array(bytes), filename);
      const shown = filename === 'disguised.pdf' ? 'disguised.pdf.txt' : filename;
      expect(attachment).to.include({ ticket_id: id, filename: shown, content_type: type, size: bytes.length });
      const response = await download(owner, id, attachment.id);
      expect(response.headers.get('content-type')).to.satisfy((value: string) => value.startsWith(type));
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).to.equal(true);
    });
  }

  for (const [filename, what, bytes] of unacceptable) {
    it(`refuses ${what} and stores nothing of it`, async () => {
      const { owner } = await buildWorkspace();
      const id = await addTicketOf(owner);
      const body = uploadForm(new Uint8Array(bytes), filename);
      const failing = owner.fail('createTicketAttachment', { params: { id }, body });
      expect(await refusalOf(failing)).to.deep.equal([415, 'unsupported_media_type', 'file']);
      expect(await attachmentsOf(owner, id)).to.deep.equal([]);
      expect(await filesOf(owner)).to.equal(0);
    });
  }

  for (const [filename, bytes] of bombs) {
    it(`refuses ${filename} with more than 25 million pixels, and stores nothing of it`, async () => {
      const { owner } = await buildWorkspace();
      const id = await addTicketOf(owner);
      const body = uploadForm(new Uint8Array(bytes), filename);
      const failing = owner.fail('createTicketAttachment', { params: { id }, body });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'file']);
      expect(await filesOf(owner)).to.equal(0);
    });
  }

  it('accepts 10 MiB, and not a byte more', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const large = new Uint8Array(10 * mebibyte).fill(0x61);
    for (let at = 0; at < large.length; at += 4099) large[at] = 0x30 + (at % 10);
    const { id: attachment_id } = await attachFile(owner, id, large, 'large.txt');
    const back = Buffer.from(await (await download(owner, id, attachment_id)).arrayBuffer());
    expect(back.equals(large)).to.equal(true);
    const body = uploadForm(new Uint8Array(10 * mebibyte + 1).fill(0x61), 'larger.txt');
    const failing = owner.fail('createTicketAttachment', { params: { id }, body });
    expect((await refusalOf(failing)).slice(0, 2)).to.deep.equal([413, 'payload_too_large']);
    expect(await filesOf(owner)).to.equal(1);
  });
});

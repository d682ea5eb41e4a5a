import { expect } from 'chai';
import { png as imageOf } from '../../support/builders/images.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import type { Schemas } from '../../../contract/contract.js';

/** A minimal file of each type. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

function form(bytes: Buffer | string, name = 'logo.png', field = 'file'): FormData {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return data;
}

async function upload(by: ApiClient, body: FormData, headers: Record<string, string> = {}) {
  return by.request('uploadWorkspaceLogo', { body, headers });
}

async function errorOf(response: Response): Promise<{ status: number; code: string; field?: string }> {
  const { error } = (await response.json()) as { error: { code: string; field?: string } };
  return { status: response.status, code: error.code, ...(error.field ? { field: error.field } : {}) };
}

describe('uploadWorkspaceLogo', () => {
  it('stores a PNG, JPEG or GIF by its content, and ends its name accordingly', async () => {
    const { owner } = await buildWorkspace();
    const response = await upload(owner, form(gif, 'logo.txt'));
    expect(response.status).to.equal(200);
    const { logo } = (await owner.call('getWorkspace', {})).data;
    expect(logo).to.include({
      filename: 'logo.txt.gif',
      content_type: 'image/gif',
      size: gif.length,
      url: 'http://docket.test/v1/workspace/logo',
    });
  });

  it('replaces the previous logo', async () => {
    const { owner } = await buildWorkspace();
    await upload(owner, form(gif));
    await upload(owner, form(png));
    const file = await owner.request('getWorkspaceLogo', {});
    expect(Buffer.from(await file.arrayBuffer()).equals(png)).to.equal(true);
  });

  it('refuses anything else', async () => {
    const { owner } = await buildWorkspace();
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.4\n', 'just text']) {
      expect(await errorOf(await upload(owner, form(bytes)))).to.deep.equal({
        status: 415,
        code: 'unsupported_media_type',
        field: 'file',
      });
    }
  });

  it('refuses a small file that unpacks to more than 25 million pixels, and says what is allowed', async () => {
    const { owner } = await buildWorkspace();
    const bomb = imageOf(16_000, 16_000);
    expect(bomb.length).to.be.below(50_000);
    const failure = await owner.fail('uploadWorkspaceLogo', { body: form(bomb) });
    expect([failure.status, failure.error.code, failure.error.field, failure.error.message]).to.deep.equal([
      400,
      'invalid_request',
      'file',
      'file must be an image of at most 25 million pixels, all frames counted: it has 16000 × 16000',
    ]);
    expect((await owner.call('getWorkspace', {})).data.logo).to.equal(null);
  });

  it('refuses more than 1 MiB', async () => {
    const { owner } = await buildWorkspace();
    const large = Buffer.concat([png, Buffer.alloc(1024 * 1024)]);
    expect(await errorOf(await upload(owner, form(large)))).to.deep.equal({
      status: 413,
      code: 'payload_too_large',
      field: 'file',
    });
  });

  it('requires the form field file, and accepts no other field and no JSON', async () => {
    const { owner } = await buildWorkspace();
    expect(await errorOf(await upload(owner, form(png, 'logo.png', 'image')))).to.deep.equal({
      status: 400,
      code: 'invalid_request',
      field: 'image',
    });
    const several = form(png, 'logo.png', 'image');
    several.append('note', 'x');
    several.append('file', 'no file');
    const { error } = (await (await upload(owner, several)).json()) as Schemas['ErrorEnvelope'];
    expect(error.details).to.deep.equal([
      { field: 'image', message: 'is not a known field' },
      { field: 'note', message: 'is not a known field' },
      { field: 'file', message: 'must be a file' },
    ]);
    const twice = form(png);
    twice.append('file', new Blob([gif]), 'second.gif');
    expect(await errorOf(await upload(owner, twice))).to.deep.equal({
      status: 400,
      code: 'invalid_request',
      field: 'file',
    });
    const json = await owner.request('uploadWorkspaceLogo', { body: { file: 'x' } });
    expect(await errorOf(json)).to.deep.include({ status: 415, code: 'unsupported_media_type' });
  });

  it('replays under the same idempotency key, and refuses another file under it', async () => {
    const { owner } = await buildWorkspace();
    const headers = { 'Idempotency-Key': 'logo' };
    await upload(owner, form(png), headers);
    expect((await upload(owner, form(png), headers)).headers.get('idempotency-replayed')).to.equal('true');
    expect(await errorOf(await upload(owner, form(gif), headers))).to.deep.include({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  it('is for owner and admin', async () => {
    const { owner } = await buildWorkspace();
    expect((await upload(await buildUser(owner, 'manager'), form(png))).status).to.equal(403);
  });
});

describe('getWorkspaceLogo', () => {
  it('returns the file to every role', async () => {
    const { owner } = await buildWorkspace();
    await upload(owner, form(png));
    const file = await (await buildUser(owner, 'contractor')).request('getWorkspaceLogo', {});
    expect(file.headers.get('content-type')).to.equal('image/png');
    expect(Buffer.from(await file.arrayBuffer()).equals(png)).to.equal(true);
  });

  it('is not_found without a logo, and on the other side', async () => {
    const { owner, live } = await buildWorkspace();
    await upload(owner, form(png));
    expect((await live.fail('getWorkspaceLogo')).error.code).to.equal('not_found');
  });
});

describe('deleteWorkspaceLogo', () => {
  it('removes the logo, once', async () => {
    const { owner } = await buildWorkspace();
    await upload(owner, form(png));
    expect((await owner.call('deleteWorkspaceLogo', {})).data).to.deep.equal({ id: owner.workspaceId, deleted: true });
    expect((await owner.call('getWorkspace', {})).data.logo).to.equal(null);
    expect((await owner.fail('deleteWorkspaceLogo')).error.code).to.equal('not_found');
  });
});

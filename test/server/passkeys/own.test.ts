/** Adding, renaming and removing one's own passkeys. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { attemptLimits } from '../../../server/limits/attempts.js';
import { addPasskey, beginPasskey, buildKeyed, givePasskey, signInBy } from '../../support/sign-in/passkeys.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { SoftwarePasskey, type Wanted } from '../../support/sign-in/software-passkey.js';
import { buildSignedIn, password, type Visitor } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

async function buildOwner(): Promise<{ owner: ApiClient; visitor: Visitor }> {
  const { live: owner } = await buildWorkspace();
  return { owner, visitor: await buildSignedIn(owner) };
}

const listed = (visitor: Visitor) => visitor.list('/v1/users/me/passkeys');

async function lastEntry(owner: ApiClient): Promise<unknown[]> {
  const { data } = await owner.call('listAuditEntries', { query: { per_page: 1 } });
  return data.map(({ action, actor, changes }) => [action, actor.id, changes])[0] ?? [];
}

describe('createPasskey', () => {
  it('adds a passkey, with recovery codes if it is the first factor', async () => {
    const { owner, visitor } = await buildOwner();
    const passkey = new SoftwarePasskey();
    const request = await beginPasskey(visitor);
    expect(request).to.have.nested.property('authenticatorSelection.residentKey', 'required');
    expect(request).to.have.nested.property('authenticatorSelection.userVerification', 'required');
    const { status, body } = await addPasskey(visitor, passkey.create(request));
    expect(status).to.equal(201);
    expect(body.data).to.include({ name: 'Laptop', is_synced: false, last_used_at: null });
    expect(body.data?.['recovery_codes']).to.have.length(10);
    expect(await lastEntry(owner)).to.deep.equal([
      'passkey.added',
      owner.userId,
      { name: { from: null, to: 'Laptop' } },
    ]);
    expect((await givePasskey(visitor)).recoveryCodes, 'of the second').to.equal(null);
    expect(await listed(visitor)).to.have.length(2);
  });

  it('requires the password, so that an open session leaves no way in behind', async () => {
    const { visitor } = await buildOwner();
    const { points } = attemptLimits.checkOfAccount;
    const statuses: number[] = [];
    for (let at = 0; at < points + 1; at += 1)
      statuses.push(
        (await visitor.call('POST', '/v1/users/me/passkeys/options', { current_password: 'a guess' })).status,
      );
    expect(statuses).to.deep.equal([...Array.from({ length: points }, () => 400), 429]);
  });

  it('refuses what was made for another origin or site, without verification, or for no challenge, and records it', async () => {
    const { owner, visitor } = await buildOwner();
    const refusals: readonly (readonly [Wanted, string])[] = [
      [{ origin: 'https://evil.example' }, 'wrong_origin'],
      [{ rpId: 'evil.example' }, 'not_verified'],
      [{ isVerified: false }, 'not_verified'],
      [{ challenge: Buffer.alloc(32, 7).toString('base64url') }, 'unknown_challenge'],
    ];
    for (const [wanted, reason] of refusals) {
      const { status, body } = await addPasskey(
        visitor,
        new SoftwarePasskey().create(await beginPasskey(visitor), wanted),
      );
      expect([status, body.error?.code], reason).to.deep.equal([400, 'invalid_request']);
      expect(await lastEntry(owner)).to.deep.equal([
        'factor.failed',
        owner.userId,
        { reason: { from: null, to: reason } },
      ]);
    }
    expect(await listed(visitor)).to.deep.equal([]);
  });

  it("refuses a challenge a second time, and another user's", async () => {
    const { owner, visitor } = await buildOwner();
    const request = await beginPasskey(visitor);
    const other = await buildSignedIn(await buildUser(owner, 'member'));
    expect((await addPasskey(other, new SoftwarePasskey().create(request))).status, 'of another user').to.equal(400);
    expect((await addPasskey(visitor, new SoftwarePasskey().create(request))).status).to.equal(201);
    expect((await addPasskey(visitor, new SoftwarePasskey().create(request))).status, 'again').to.equal(400);
  });

  it('refuses a passkey that somebody has already', async () => {
    const { visitor } = await buildOwner();
    const { passkey } = await givePasskey(visitor);
    const { visitor: other } = await buildOwner();
    expect((await addPasskey(other, passkey.create(await beginPasskey(other)))).status).to.equal(400);
    expect(await listed(other)).to.deep.equal([]);
  });

  it('stores at most 20 of a user', async () => {
    const { owner, visitor } = await buildOwner();
    await givePasskey(visitor);
    const { db } = await testApi();
    const [row] = (await db('passkeys').where({ account_id: owner.userId })) as Record<string, unknown>[];
    const hash = (at: number): Buffer => createHash('sha256').update(`${owner.userId} ${at}`).digest();
    await db('passkeys').insert(Array.from({ length: 19 }, (_, at) => ({ ...row, id: `psk_${at}`, hash: hash(at) })));
    const full = await visitor.call('POST', '/v1/users/me/passkeys/options', { current_password: password });
    expect([full.status, full.body.error?.code]).to.deep.equal([409, 'invalid_state']);
  });

  it('is out of reach of API keys, also of reading', async () => {
    const { owner } = await buildOwner();
    expect((await owner.fail('listPasskeys', {})).error.code).to.equal('forbidden');
    const { error } = await owner.fail('createPasskeyOptions', { body: { current_password: password } });
    expect(error.code).to.equal('forbidden');
  });
});

describe('updatePasskey', () => {
  it('renames a passkey, and nobody else sees or renames it', async () => {
    const { owner, visitor } = await buildOwner();
    const { id } = await givePasskey(visitor);
    const path = `/v1/users/me/passkeys/${id}`;
    const { body } = await visitor.call('PUT', path, { name: 'Phone' });
    expect(body.data?.['name']).to.equal('Phone');
    expect(await lastEntry(owner)).to.deep.equal([
      'passkey.renamed',
      owner.userId,
      { name: { from: 'Laptop', to: 'Phone' } },
    ]);
    const other = await buildSignedIn(await buildUser(owner, 'admin'));
    expect((await other.call('GET', path)).status).to.equal(404);
    expect((await other.call('PUT', path, { name: 'Mine' })).status).to.equal(404);
    expect((await other.call('DELETE', path, { current_password: password })).status).to.equal(404);
    expect((await listed(visitor)).map((row) => row['name'])).to.deep.equal(['Phone']);
  });
});

describe('deletePasskey', () => {
  it('takes the password, and the last one takes the recovery codes with it', async () => {
    const { live: owner } = await buildWorkspace();
    const { visitor, id, passkey } = await buildKeyed(owner);
    const path = `/v1/users/me/passkeys/${id}`;
    expect((await visitor.call('DELETE', path, { current_password: 'a guess' })).status).to.equal(400);
    expect((await signInBy(passkey)).status, 'still there').to.equal(200);
    expect((await visitor.call('DELETE', path, { current_password: password })).status).to.equal(200);
    expect(await lastEntry(owner)).to.deep.equal([
      'passkey.removed',
      owner.userId,
      { name: { from: 'Laptop', to: null } },
    ]);
    expect((await signInBy(passkey)).status).to.equal(401);
    const { body } = await visitor.call('GET', '/v1/users/me/second-factor');
    expect(body.data).to.deep.equal({ confirmed_at: null, recovery_codes_left: 0 });
  });
});

/** When passkeys end: with access to the portal, with an erasure, with a reset of the test side. */
import { expect } from 'chai';
import { placesHolding } from '../../support/answers/stored-bytes.js';
import { buildContact } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import {
  addPasskey,
  beginPasskey,
  beginSignIn,
  buildKeyed,
  sendSigned,
  signInBy,
} from '../../support/sign-in/passkeys.js';
import { SoftwarePasskey, type PasskeyRequest } from '../../support/sign-in/software-passkey.js';
import { buildAddress, buildSignedIn, password, Visitor } from '../../support/service/visitor.js';

const portal = { signIn: '/portal/sign-in', passkey: '/portal/sign-in/passkey', passkeys: '/portal/sign-in/passkeys' };

/** A contact with a passkey, added on the page of the portal. */
async function buildKeyedContact(owner: ApiClient): Promise<{ id: string; email: string; passkey: SoftwarePasskey }> {
  const { id } = await buildContact(owner, { email: 'pat@acme.example', portal_access: 'view' });
  const email = await buildAddress('contacts', id);
  const visitor = await Visitor.arrive();
  await visitor.send(portal.signIn, { email, password, workspace_id: owner.workspaceId });
  const begun = await visitor.send(portal.passkeys, { step: 'add', name: 'Phone', current_password: password });
  const passkey = new SoftwarePasskey();
  const credential = JSON.stringify(passkey.create(begun.body.data?.['options'] as PasskeyRequest));
  const made = await visitor.send(portal.passkeys, { step: 'made', name: 'Phone', credential });
  expect([made.status, made.body.data?.['name']]).to.deep.equal([200, 'Phone']);
  return { id, email, passkey };
}

async function enterPortal(passkey: SoftwarePasskey): Promise<number> {
  const visitor = await Visitor.arrive();
  return (await sendSigned(visitor, passkey.sign(await beginSignIn(visitor, portal.passkey)), portal.passkey)).status;
}

const countOf = async (accountId: string): Promise<number> => {
  const { db } = await testApi();
  const rows = (await db('passkeys').where({ account_id: accountId })) as object[];
  return rows.length;
};

describe('the passkeys of a contact', () => {
  it('enter the portal only, and end with the access to it', async () => {
    const { live: owner } = await buildWorkspace();
    const { id, passkey } = await buildKeyedContact(owner);
    expect([await enterPortal(passkey), (await signInBy(passkey)).status]).to.deep.equal([200, 401]);
    await owner.call('disableContactPortal', { params: { id } });
    expect(await enterPortal(passkey)).to.equal(401);
    await owner.call('enableContactPortal', { params: { id }, body: { access_level: 'view' } });
    expect([await enterPortal(passkey), await countOf(id)]).to.deep.equal([401, 0]);
  });

  it('go with an erasure', async () => {
    const { live: owner } = await buildWorkspace();
    const { id, passkey } = await buildKeyedContact(owner);
    await owner.call('eraseContact', { params: { id } });
    expect([await enterPortal(passkey), await countOf(id)]).to.deep.equal([401, 0]);
  });
});

describe('the passkeys of a user', () => {
  it('go with an erasure, and so do their names, also from the audit log', async () => {
    const { live: owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const visitor = await buildSignedIn(member);
    const name = `Wile ${member.userId.slice(-8)} telephone`;
    const passkey = new SoftwarePasskey();
    await addPasskey(visitor, passkey.create(await beginPasskey(visitor)), name);
    expect(await placesHolding([name])).to.include.members(['passkeys.name', 'audit_entries.details']);
    await owner.call('deactivateUser', { params: { id: member.userId } });
    await owner.call('eraseUser', { params: { id: member.userId } });
    expect(await placesHolding([name])).to.deep.equal([]);
    expect((await signInBy(passkey)).status).to.equal(401);
  });

  it('stay when the test side is reset, and those of contacts do not', async () => {
    const { owner } = await buildWorkspace();
    await buildKeyed(owner);
    const { id } = await buildKeyedContact(owner);
    expect([await countOf(owner.userId), await countOf(id)]).to.deep.equal([1, 1]);
    await owner.call('resetTestData', {});
    expect([await countOf(owner.userId), await countOf(id)]).to.deep.equal([1, 0]);
  });
});

/** The mails about changes of how a person signs in. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import {
  buildAddress,
  buildSignedIn,
  givePassword,
  mailedPath,
  password,
  Visitor,
} from '../../support/service/visitor.js';
import { codeOf, setUpTotp, wrongCodeOf } from '../../support/sign-in/authenticator.js';
import { givePasskey } from '../../support/sign-in/passkeys.js';

const another = 'staple of a green lamp';

/** The mails about changes, the oldest first. */
async function mailsOf(owner: ApiClient) {
  const { data } = await owner.call('listTestMails', {});
  return data.filter(({ subject }) => /^(Your sign-in|Ihre Anmeldung) /.test(subject)).toReversed();
}

/** What each mail says in its first sentence. */
const newsOf = async (owner: ApiClient): Promise<string[]> =>
  (await mailsOf(owner)).map(({ text }) => /^(The|An|A|New|Das) .*?\.$/m.exec(text)?.[0] ?? text);

describe('a change of how a person signs in', () => {
  it('is mailed to the user: a password, an app, recovery codes and a passkey, with address and time', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    const { secret } = await setUpTotp(visitor);
    expect((await visitor.call('POST', '/v1/users/me/recovery-codes', { code: codeOf(secret) })).status).to.equal(201);
    expect((await visitor.call('DELETE', '/v1/users/me/totp', { code: codeOf(secret, 1) })).status).to.equal(200);
    await givePasskey(visitor);
    const [passkey] = await visitor.list('/v1/users/me/passkeys');
    const confirmation = { current_password: password };
    expect(
      (await visitor.call('DELETE', `/v1/users/me/passkeys/${String(passkey?.['id'])}`, confirmation)).status,
    ).to.equal(200);
    const change = { ...confirmation, new_password: another };
    expect((await visitor.call('PUT', '/v1/users/me/password', change)).status).to.equal(200);
    expect(await newsOf(owner)).to.deep.equal([
      'An authenticator app was added to your account at Test Firm.',
      'New recovery codes were made for your account at Test Firm. The old ones no longer work.',
      'The authenticator app of your account at Test Firm was removed.',
      'A passkey was added to your account at Test Firm. It signs in by itself.',
      'A passkey of your account at Test Firm was removed.',
      'The password of your account at Test Firm was changed.',
    ]);
    for (const { text } of await mailsOf(owner))
      expect(text).to.contain(`Address: ${visitor.ip}`).and.contain('Time: ');
  });

  it('is not mailed if it was refused', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    const { secret } = await setUpTotp(visitor);
    await visitor.call('DELETE', '/v1/users/me/totp', { code: wrongCodeOf(secret) });
    await visitor.call('PUT', '/v1/users/me/password', { current_password: 'a guess', new_password: another });
    expect(await newsOf(owner)).to.have.length(1);
  });

  it('is mailed after a password was reset by a link, and not for the first password', async () => {
    const { owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    await (await Visitor.arrive()).send('/forgotten-password', { email, workspace_id: owner.workspaceId });
    const reset = await (await Visitor.arrive()).submit(await mailedPath(owner, '/passwords/'), { password: another });
    expect(reset.status).to.equal(303);
    expect(await newsOf(owner)).to.deep.equal(['The password of your account at Test Firm was changed.']);
    await owner.call('inviteUser', { body: { name: 'Ina', email: `ina-${owner.userId}@example.com`, role: 'member' } });
    const joined = await (
      await Visitor.arrive()
    ).submit(await mailedPath(owner, '/invitations/'), { name: 'Ina', password: another });
    expect(joined.status).to.equal(303);
    expect(await newsOf(owner)).to.have.length(1);
  });

  it('is mailed to a contact of the portal in the language of their client', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { locale: 'de' });
    const contact = await buildPortalContact(owner, { client_id });
    await givePassword('contacts', contact.userId);
    await contact.call('updatePortalPassword', { body: { current_password: password, new_password: another } });
    expect(await newsOf(owner)).to.deep.equal(['Das Passwort Ihres Kontos bei Test Firm wurde geändert.']);
  });
});

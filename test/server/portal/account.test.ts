/** The portal's page of a contact's account. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { atPortal, buildPortalContact, signedInToPortal } from '../../support/builders/portal.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { givePassword, storedHash, password } from '../../support/service/visitor.js';

const path = '/portal/account';
const another = 'staple of a green lamp';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const contact = await buildPortalContact(owner, { client_id, name: 'Pat Jones' });
  await givePassword('contacts', contact.userId);
  return { owner, contact, visitor: await atPortal(contact) };
}

const isIn = async (contact: ApiClient): Promise<boolean> => (await contact.request('getPortalProfile', {})).ok;

describe('/portal/account', () => {
  it('changes the password and signs out everywhere else', async () => {
    const { owner, contact, visitor } = await buildFirm();
    const there = await signedInToPortal(owner, contact.userId);
    const before = await storedHash('contacts', contact.userId);
    const sent = await visitor.submit(path, { form: 'password', current_password: password, new_password: another });
    expect([sent.status, sent.next]).to.deep.equal([303, `${path}?done=password`]);
    expect((await visitor.get(sent.next ?? '')).text).to.contain('Your new password is set.');
    expect(await storedHash('contacts', contact.userId)).to.not.equal(before);
    expect([await isIn(contact), await isIn(there)]).to.deep.equal([true, false]);
  });

  it('says at the field that the password is wrong or the new one too short, and shows neither again', async () => {
    const { visitor } = await buildFirm();
    const wrong = await visitor.submit(path, {
      form: 'password',
      current_password: 'a wrong password',
      new_password: another,
    });
    expect(wrong.status).to.equal(400);
    expect(wrong.text).to.contain('id="password-current_password-wrong"').and.contain('not your current password');
    expect(wrong.text).to.not.contain('a wrong password').and.not.contain(another);
    const short = await visitor.submit(path, { form: 'password', current_password: password, new_password: 'short' });
    expect(short.status).to.equal(400);
    expect(short.text).to.contain('id="password-new_password-wrong"').and.contain('at least 10 characters');
  });

  it('says to wait after too many wrong passwords', async () => {
    const { visitor } = await buildFirm();
    const fields = { form: 'password', current_password: 'a wrong password', new_password: another };
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await visitor.submit(path, fields)).status);
    expect(statuses.filter((status) => status === 429)).to.have.length(1);
    expect((await visitor.submit(path, fields)).text)
      .to.contain('role="alert"')
      .and.contain('try again');
  });

  it('shows where the contact is signed in, and signs out one device or all others', async () => {
    const { owner, contact, visitor } = await buildFirm();
    expect((await visitor.get(path)).text)
      .to.contain('This one')
      .and.not.contain('Sign out everywhere else');
    const others = [await signedInToPortal(owner, contact.userId), await signedInToPortal(owner, contact.userId)];
    const { text } = await visitor.get(path);
    expect(text).to.contain('Sign out everywhere else').and.contain('Unknown device');
    const id = /name="id" value="(ses_\w+)"/.exec(text)?.[1] ?? '';
    const one = await visitor.submit(path, { form: 'session', id });
    expect([one.status, one.next]).to.deep.equal([303, `${path}?done=session`]);
    expect((await Promise.all(others.map(isIn))).filter(Boolean)).to.have.length(1);
    const all = await visitor.submit(path, { form: 'sessions' });
    expect([all.status, all.next]).to.deep.equal([303, `${path}?done=sessions`]);
    expect(await Promise.all([...others, contact].map(isIn))).to.deep.equal([false, false, true]);
  });

  it('chooses whether replies are mailed', async () => {
    const { contact, visitor } = await buildFirm();
    expect((await visitor.get(path)).text).to.match(/name="replies" value="1"\s+checked/);
    await visitor.submit(path, { form: 'mails' });
    expect((await visitor.get(path)).text).to.not.match(/name="replies" value="1"\s+checked/);
    await visitor.submit(path, { form: 'mails', replies: '1' });
    expect((await contact.call('getPortalProfile', {})).data.receives_ticket_replies).to.equal(true);
  });

  it('takes no form from another site', async () => {
    const { visitor } = await buildFirm();
    const { status } = await visitor.submit(path, { form: 'sessions' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(status).to.equal(403);
  });
});

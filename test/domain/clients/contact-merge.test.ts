import { expect } from 'chai';
import { comparableName, contactKeys, phoneDigits } from '../../../domain/clients/contact-keys.js';
import { mergedContact, type Mergeable } from '../../../domain/clients/contact-merge.js';

const blank: Mergeable = {
  email: null,
  phone: null,
  mobile: null,
  title: null,
  department: null,
  notes: null,
  is_primary: false,
  is_billing: false,
  is_technical: false,
  receives_invoices: false,
  receives_reports: false,
  receives_project_updates: false,
  receives_ticket_replies: false,
  portal_access: 'none',
  portal_password_hash: null,
  portal_invitation_sent_at: null,
  portal_last_login_at: null,
};

describe('mergedContact', () => {
  it('keeps what exists, including a password and an invitation, and fills in the rest', () => {
    const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')];
    const kept = { ...blank, email: 'a', title: '', portal_password_hash: 'mine', portal_last_login_at: early };
    const other = {
      ...blank,
      email: 'b',
      title: 'CFO',
      portal_password_hash: 'theirs',
      portal_invitation_sent_at: early,
      portal_last_login_at: late,
    };
    expect(mergedContact(kept, other)).to.deep.include({
      email: 'a',
      title: 'CFO',
      portal_password_hash: 'mine',
      portal_invitation_sent_at: early,
      portal_last_login_at: late,
    });
    expect(mergedContact(blank, other).portal_password_hash).to.equal('theirs');
    expect(mergedContact(other, kept).portal_last_login_at).to.equal(late);
  });

  it('is empty if both are empty', () => {
    expect(mergedContact(blank, blank)).to.deep.equal(blank);
  });
});

describe('the keys of a contact', () => {
  it('are the digits of a number, unless they are too few', () => {
    expect(phoneDigits('+49 (0)30 / 123-45')).to.equal('4903012345');
    expect(phoneDigits('ext. 1234')).to.equal(null);
    expect(phoneDigits('9'.repeat(200))).to.have.length(40);
  });

  it('follow from the fields that are given', () => {
    expect(contactKeys({ email: 'Pat@X.example', phone: null })).to.deep.equal({
      email_key: 'pat@x.example',
      phone_digits: null,
    });
  });

  for (const [name, comparable] of [
    ['Smith, John', 'john smith'],
    ['  José   MÜLLER-Lüdenscheidt ', 'jose ludenscheidt muller'],
    ['王 伟', '伟 王'],
    ['!?', ''],
  ] as const) {
    it(`turn ${name} into ${JSON.stringify(comparable)}`, () => {
      expect(comparableName(name)).to.equal(comparable);
    });
  }
});

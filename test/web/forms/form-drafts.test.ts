/** Every form stores what is typed, or gives the reason why it does not: `draft` of `Form` is required. */
import { expect } from 'chai';
import { sourceFiles, textOf } from '../../support/source/source-imports.js';

/** Forms without a draft. Whoever adds one here decides that what is typed into it may be lost. */
const withoutDraft = {
  filter: [
    'web/entities/list-filters.tsx',
    'web/routes/developers/audit/audit-log.tsx',
    'web/routes/developers/event-log.tsx',
    'web/routes/developers/request-log.tsx',
    'web/routes/people/people-list.tsx',
  ],
  question: [
    'web/entities/personal-data/personal-data.tsx',
    'web/routes/developers/connect-cli.tsx',
    'web/routes/people/account/passkey-dialogs.tsx',
    'web/routes/developers/roll-key.tsx',
    'web/routes/developers/test-side.tsx',
    'web/routes/developers/webhook-actions.tsx',
    'web/routes/retainers/close-period.tsx',
    'web/routes/settings/data/delete-part.tsx',
    'web/routes/settings/import-rates.tsx',
    'web/routes/settings/logo.tsx',
    'web/routes/clients/merge-contacts.tsx',
    'web/routes/bank/choose-dialog.tsx',
    'web/routes/bank/import-statement.tsx',
    'web/routes/billing/recurring/end-recurring.tsx',
  ],
  selection: [
    'web/entities/tag/bulk-tags.tsx',
    'web/routes/expenses/expense-bulk.tsx',
    'web/routes/billing/bulk/bill-clients.tsx',
    'web/routes/billing/bulk/bulk-invoices.tsx',
    'web/routes/clients/bulk-change.tsx',
    'web/routes/time/time-bulk.tsx',
    'web/routes/tickets/inbox/bulk-dialog.tsx',
    'web/routes/people/change-people.tsx',
  ],
  secret: [
    'web/routes/people/account/own-app.tsx',
    'web/routes/people/account/own-password.tsx',
    'web/routes/people/account/passkey-dialogs.tsx',
    'web/routes/settings/stripe/stripe-part.tsx',
  ],
} as const;

/** Stores what is typed but the secret: test/web/screens/settings/single-sign-on.test.ts. */
const withoutItsSecret = ['web/routes/settings/security/sso-form.tsx'];

const screens = sourceFiles.filter((path) => /^web\/.*\.tsx$/.test(path));

describe('the drafts of forms', () => {
  it('are stored by all forms except those that give a reason', () => {
    for (const [reason, files] of Object.entries(withoutDraft)) {
      const found = screens.filter((path) => textOf(path).includes(`draft="${reason}"`));
      expect(found, reason).to.have.members([...files]);
    }
  });

  it('have names that no two files share', () => {
    const names = screens.flatMap((path) => [
      ...new Set([...textOf(path).matchAll(/draft=\{\{\s*name: '([\w-]+)'/g)].map(([, name = '']) => name)),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at).toSorted()).to.deep.equal(['person', 'workspace']);
    expect(names.length).to.be.greaterThan(40);
  });

  it('have no secrets: a form with a field of a password stores nothing', () => {
    const withPassword = screens.filter((path) => /type="password"/.test(textOf(path)));
    const secret: readonly string[] = withoutDraft.secret;
    expect(withPassword.filter((path) => !secret.includes(path))).to.deep.equal(withoutItsSecret);
    expect(withPassword).to.have.length.greaterThan(2);
  });
});

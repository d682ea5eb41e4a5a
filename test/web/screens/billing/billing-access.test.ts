/** What each role is offered in billing and retainers: what the access matrix lets it do, and nothing else. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../../../settings/root.js';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { buildInvoice, buildSentInvoice, credit, inDays, pay } from '../../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { pathOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

const roles = ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] as const;
type Role = (typeof roles)[number];

/** Which roles an operation is allowed to, as the matrix that the tests of the contract keep has it. */
async function readMatrix(): Promise<(role: Role, operation: string) => boolean> {
  const text = await readFile(join(projectRoot, 'test', 'contract', 'access-matrix.txt'), 'utf8');
  const lines = text.split('\n').map((line) => line.split(/ {2,}/u));
  const header = lines.find(([first]) => first === 'operation') ?? [];
  return (role, operation) => {
    const row = lines.find(([first]) => first === operation);
    const cell = row?.[header.indexOf(role)];
    if (cell === undefined) throw new Error(`The matrix has no ${operation} of a ${role}`);
    return cell !== '403';
  };
}

/** A control of a screen, and the operations that it stands for. */
type Controls = readonly (readonly [
  role: 'button' | 'tab' | 'menuitem' | 'link',
  name: string,
  ...operations: string[],
])[];

const ofBilling: Controls = [
  ['button', 'New invoice', 'createInvoice'],
  ['button', 'Record payments', 'recordInvoicePayment'],
  ['tab', 'Unbilled', 'getUnbilledReport', 'previewInvoiceFromTime'],
  ['tab', 'Invoices', 'listInvoices'],
  ['tab', 'Payments', 'listPayments'],
  ['tab', 'Credit notes', 'listCreditNotes'],
  ['tab', 'Aging', 'getInvoiceAging'],
];
const ofDraft: Controls = [
  ['link', 'PDF', 'getInvoicePdf'],
  ['button', 'Edit', 'updateInvoice'],
  ['button', 'Add line', 'addInvoiceLineItem'],
  ['button', 'Discount', 'addInvoiceLineItem'],
  ['button', 'Send', 'sendInvoice'],
  ['menuitem', 'How it adds up', 'getInvoiceTrace'],
  ['menuitem', 'Duplicate', 'duplicateInvoice'],
  ['menuitem', 'Void', 'voidInvoice'],
];
const ofSent: Controls = [
  ['button', 'Record payment', 'recordInvoicePayment'],
  ['button', 'Refund', 'refundInvoicePayment'],
  ['menuitem', 'Send again', 'sendInvoice'],
  ['menuitem', 'Send a reminder', 'remindInvoice'],
  ['menuitem', 'Credit note', 'createCreditNote'],
  ['menuitem', 'Write off', 'markInvoiceUncollectible'],
];
const ofCreditNote: Controls = [
  ['link', 'PDF', 'getCreditNotePdf'],
  ['button', 'Send', 'sendCreditNote'],
];
const ofRetainers: Controls = [['button', 'New retainer', 'createAgreement']];
const ofRetainer: Controls = [
  ['button', 'Edit', 'updateAgreement'],
  ['button', 'Close period', 'closeAgreementPeriod'],
  ['menuitem', 'Pause', 'pauseAgreement'],
  ['menuitem', 'Cancel retainer', 'cancelAgreement'],
];

const labelOf = ([kind, name]: Controls[number]): string => `${kind} ${name}`;

async function offeredOn(page: Page, controls: Controls): Promise<string[]> {
  const menu = page.getByRole('main').getByRole('button', { name: 'More actions' });
  const inMenu = controls.filter(([kind]) => kind === 'menuitem');
  const offered: string[] = [];
  for (const control of controls.filter(([kind]) => kind !== 'menuitem')) {
    const [kind, name] = control;
    // "Refund" goes on with the payment that it is of.
    const shown = page.getByRole('main').getByRole(kind, { name: new RegExp(`^${name}(\\b|$)`, 'u') });
    const names = await shown.allInnerTexts();
    if (names.some((words) => words === name || words.startsWith(`${name}\n`) || name === 'Refund'))
      offered.push(labelOf(control));
  }
  if (inMenu.length === 0 || (await menu.count()) === 0) return offered;
  await menu.click();
  const items = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return [...offered, ...inMenu.filter(([, name]) => items.includes(name)).map(labelOf)];
}

describe('what a role is offered in billing and retainers', () => {
  const inBrowser = inBrowsers();

  for (const role of roles)
    it(
      `is for ${role === 'owner' || role === 'admin' ? 'an' : 'a'} ${role} what the access matrix lets them do`,
      inBrowser(async (open) => {
        const may = await readMatrix();
        const { owner } = await buildWorkspace();
        const draft = await buildInvoice(owner);
        const sent = await buildSentInvoice(owner, { invoice_date: inDays(-40), due_date: inDays(-10) });
        await pay(owner, sent.id, 40);
        const note = await credit(owner, (await buildSentInvoice(owner)).id);
        const agreement = await buildAgreement(owner);
        const page = await open(role === 'owner' ? owner : await buildUser(owner, role), '/time');
        const screens: readonly (readonly [path: string, sees: string, landmark: string, controls: Controls])[] = [
          ['/billing?tab=invoices', 'listInvoices', draft.invoice_number, ofBilling],
          [pathOf(draft), 'getInvoice', 'Consulting', ofDraft],
          [pathOf(sent), 'getInvoice', 'Consulting', ofSent],
          [`/billing/credit-notes/${note.id}`, 'getCreditNote', 'Consulting', ofCreditNote],
          ['/retainers', 'listAgreements', agreement.title, ofRetainers],
          [`/retainers/${agreement.id}`, 'getAgreement', 'Open period', ofRetainer],
        ];
        for (const [path, sees, landmark, controls] of screens) {
          await page.goto(path);
          if (!may(role, sees)) {
            await page.getByRole('heading', { level: 1, name: 'Not for you' }).waitFor();
            continue;
          }
          await page.getByRole('main').getByText(landmark).first().waitFor();
          const expected = controls.filter(([, , ...operations]) => operations.every((one) => may(role, one)));
          expect(await offeredOn(page, controls), `${role} on ${path}`).to.deep.equal(expected.map(labelOf));
        }
      }),
    );
});

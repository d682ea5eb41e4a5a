/** The page of an invoice for its client: no scripts, no external resources, accessible and printable. */
import { html, Html } from '../../documents/html.js';
import type { InvoiceLogo } from '../../documents/invoice-document.js';
import type { MessageKey, Words } from '../../documents/messages/words.js';
import type { InvoiceView } from '../../documents/invoice.js';
import type { InvoiceStatus } from '../../domain/billing/invoice-status.js';
import { pageFrame } from './page.js';
import { withTokens } from '../responses/page-tokens.js';

const style =
  withTokens(`*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 var(--font);overflow-wrap:anywhere}main [dir]{text-align:left}
main{max-width:52rem;margin:2.5rem auto;padding:clamp(1.25rem,4vw,3rem);background:var(--paper);border:1px solid var(--edge);border-radius:var(--round-3)}
header>div,.due>p,.facts>*{min-width:0}header{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;align-items:flex-start}
header img{max-width:12rem;max-height:4rem;display:block;margin-bottom:.5rem}
h1{margin:0;font-size:1.5rem;line-height:1.25}p{margin:.25rem 0}.soft{color:var(--soft)}.pre{white-space:pre-line}
.status{padding:.2rem .8rem;border-radius:var(--round-full);font-weight:600;font-size:.9rem;background:var(--tint);color:var(--accent);white-space:nowrap}.status.good{color:var(--good)}.status.bad{color:var(--bad)}
.due{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;align-items:center;margin:2rem 0;padding:1.25rem 1.5rem;border-radius:var(--round-3);background:var(--tint)}
.due strong{display:block;font-size:clamp(1.4rem,6vw,2rem);line-height:1.2;font-variant-numeric:tabular-nums}
.due>p+p{display:flex;flex-wrap:wrap;gap:.5rem}.button{display:inline-block;padding:.65rem 1.2rem;border-radius:var(--round-2);background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}.button:hover{filter:brightness(1.1)}.button.plain{background:var(--paper);color:var(--accent);box-shadow:inset 0 0 0 1px currentcolor}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.5rem;margin:0 0 2rem}h2{margin:0 0 .25rem;font-size:.85rem;font-weight:600;color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;align-content:start;gap:.15rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;margin:0 0 1.5rem}caption{text-align:left;font-weight:600;padding-bottom:.5rem}
th{text-align:left;font-size:.85rem;color:var(--soft);border-bottom:2px solid var(--edge);padding:.4rem .5rem}td:first-child{min-width:11rem}td{padding:.6rem .5rem;border-bottom:1px solid var(--edge);vertical-align:top}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}tfoot td,tfoot th{border:0;padding:.25rem .5rem;font-size:1rem;color:inherit}tfoot th{text-align:right;font-weight:400}tfoot .sum>*{font-weight:700}
.pay{display:flex;flex-wrap:wrap;gap:1.5rem;justify-content:space-between;align-items:flex-start;margin:0 0 2rem;padding:1.25rem 1.5rem;border:1px solid var(--edge);border-radius:var(--round-3);break-inside:avoid}.pay>div{flex:1 1 16rem;min-width:0}.pay dd{text-align:left}.pay figure{margin:0;width:9rem}.pay svg{display:block;width:100%;border-radius:var(--round-2)}figcaption{margin-top:.4rem;font-size:.8rem;color:var(--soft);text-align:center}
.notice{margin:0 0 1.5rem;padding:.75rem 1rem;border-left:4px solid var(--bad);background:var(--tint)}.notice.good{border-color:var(--good)}footer{margin:2rem auto;padding:0 1rem;text-align:center;color:var(--soft);font-size:.85rem}address{font-style:normal}
@media(prefers-color-scheme:dark){header img{background:#fff;border-radius:var(--round-2);padding:4px}}
@media(max-width:40rem){main{margin:0;border:0;border-radius:0}.due .button{flex:1 1 auto;text-align:center}.scroll{font-size:.875rem}.scroll :is(th,td){padding-inline:.3rem}.scroll tfoot :is(th,td){font-size:.875rem}td:first-child{min-width:6.5rem}}
@media print{body,main{background:#fff;color:#000}main{border:0;margin:0;padding:0}.button,footer{display:none}}`);

/** The only image is the logo, which is embedded in the page. */
const { contentSecurityPolicy, render: page } = pageFrame(style, ['img-src data:', "form-action 'none'"]);
export { contentSecurityPolicy };

/** How each status is shown to the client. */
const badges: Record<InvoiceStatus, { readonly label: MessageKey; readonly tone: '' | 'good' | 'bad' }> = {
  draft: { label: 'status_draft', tone: '' },
  pending_approval: { label: 'status_draft', tone: '' },
  approved: { label: 'status_draft', tone: '' },
  sent: { label: 'status_open', tone: '' },
  viewed: { label: 'status_open', tone: '' },
  partial: { label: 'status_partly_paid', tone: '' },
  paid: { label: 'status_paid', tone: 'good' },
  overdue: { label: 'status_overdue', tone: 'bad' },
  void: { label: 'status_void', tone: 'bad' },
  uncollectible: { label: 'status_open', tone: '' },
};

/** A credit note on the page of its invoice. */
export interface HostedCreditNote {
  readonly number: string;
  readonly date: string;
  readonly amount: string;
  readonly pdfUrl: string;
  /** Of its electronic form; null if it has none. */
  readonly electronicUrl: string | null;
}

/** An invoice as shown on its page. */
export interface HostedInvoice {
  readonly view: InvoiceView;
  readonly words: Words;
  readonly status: InvoiceStatus;
  readonly logo: InvoiceLogo | undefined;
  readonly pdfUrl: string;
  readonly electronicUrl: string | null;
  /** The pages on which it can be paid, each with the words on its button. */
  readonly payLinks: readonly { readonly url: string; readonly label: MessageKey }[];
  /** Whether the client comes from paying, or a payment is on its way; undefined for neither. */
  readonly paying: 'payment_confirming' | 'payment_under_way' | undefined;
  readonly creditNotes: readonly HostedCreditNote[];
  /** What credit the client has, if something is due; undefined for none. */
  readonly credit: string | undefined;
  readonly isTest: boolean;
}

/** The page of one invoice. */
export function hostedInvoicePage(invoice: HostedInvoice): string {
  const { view, words, status, logo, pdfUrl, electronicUrl, payLinks, creditNotes, credit, paying, isTest } = invoice;
  const { say, language } = words;
  const { label, tone } = badges[status];
  const notices = [...(status === 'void' ? [say('notice_void')] : []), ...(isTest ? [say('notice_test')] : [])];
  const due = view.due
    ? html`<span class="soft">${view.due.label}</span> <strong>${view.due.value}</strong>`
    : say('nothing_due');
  return page(
    say('invoice_from', { number: view.number, sender: view.issuer.name }),
    html`<main>
        ${paying === undefined ? '' : html`<p class="notice good" role="status">${say(paying)}</p>`}
        ${notices.map((text) => html`<p class="notice" role="status">${text}</p>`)}
        <header>
          <div>
            ${logo ? html`<img src="data:${logo.media_type};base64,${logo.base64}" alt="" />` : ''}
            <p class="soft" dir="auto">${view.issuer.name}</p>
            <h1>${say('invoice_titled', { number: view.number })}</h1>
            ${view.subject === null ? '' : html`<p dir="auto">${view.subject}</p>`}
          </div>
          <span class="status ${tone}">${say(label)}</span>
        </header>
        <section class="due" aria-label="${say('amount_due')}">
          <p>${due}</p>
          <p>
            ${payLinks.map((link) => html`<a class="button" href="${link.url}">${say(link.label)}</a> `)}
            <a class="button ${payLinks.length > 0 ? 'plain' : ''}" href="${pdfUrl}">${say('download_pdf')}</a>
            ${electronicUrl === null ? '' : html`<a class="button plain" href="${electronicUrl}">${say('download_e_invoice')}</a>`}
          </p>
        </section>
        ${credit === undefined ? '' : html`<p class="soft">${say('your_credit', { amount: credit })}</p>`}
        ${facts(view)} ${lineTable(view, words)} ${payment(view)} ${payments(view)} ${creditTable(creditNotes, words)}
        ${view.notes === null ? '' : titled(view.notes.label, view.notes.text)}
      </main>
      <footer>
        <address>
          <strong dir="auto">${view.issuer.name}</strong
          >${view.issuer.lines.map((line) => html`<p dir="auto">${line}</p>`)}
        </address>
        ${view.footer === null ? '' : html`<p class="pre" dir="auto">${view.footer}</p>`}
      </footer>`,
    language,
  );
}

const titled = (title: string, text: string): Html =>
  html`<h2>${title}</h2>
    <p class="pre" dir="auto">${text}</p>`;

const pairs = (rows: InvoiceView['facts']): Html =>
  html`<dl>
    ${rows.map(
      ({ label, value }) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

function facts({ recipient, facts: rows }: InvoiceView): Html {
  const taxIds = recipient.tax_ids.map((line) => html`<p class="soft">${line}</p>`);
  return html`<div class="facts">
    <section>
      <h2>${recipient.label}</h2>
      <p dir="auto"><strong>${recipient.name}</strong></p>
      ${recipient.lines.map((line) => html`<p dir="auto">${line}</p>`)}${taxIds}
    </section>
    ${pairs(rows)}
  </div>`;
}

/** How to pay, if anything is due. */
function payment({ payment: shown }: InvoiceView): Html | '' {
  if (!shown) return '';
  const { label, rows, instructions, code } = shown;
  const scan = code
    ? html`<figure>
        ${new Html(code.svg)}
        <figcaption>${code.caption}</figcaption>
      </figure>`
    : '';
  return html`<section class="pay">
    <div>
      <h2>${label}</h2>
      ${pairs(rows)} ${instructions === null ? '' : html`<p class="pre" dir="auto">${instructions}</p>`}
    </div>
    ${scan}
  </section>`;
}

function lineTable({ lines, totals, labels, has_line_taxes: hasTaxes, tax_notes }: InvoiceView, { say }: Words): Html {
  const rows = lines.map(
    (line) =>
      html`<tr>
        <td class="pre" dir="auto">${line.description}</td>
        <td class="number">${line.quantity}</td>
        <td class="number">${line.rate}</td>
        ${hasTaxes ? html`<td class="number">${line.tax}</td>` : ''}
        <td class="number">${line.amount}</td>
      </tr>`,
  );
  const sums = totals.map(
    ({ label, value, kind }) =>
      html`<tr class="${kind === 'total' ? 'sum' : ''}">
        <th scope="row" colspan="${hasTaxes ? 4 : 3}">${label}</th>
        <td class="number">${value}</td>
      </tr>`,
  );
  return html`<div class="scroll" role="region" aria-label="${say('lines')}" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${labels.description}</th>
          <th scope="col" class="number">${labels.quantity}</th>
          <th scope="col" class="number">${labels.rate}</th>
          ${hasTaxes ? html`<th scope="col" class="number">${labels.tax}</th>` : ''}
          <th scope="col" class="number">${labels.line_amount}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
      <tfoot>
        ${sums}
      </tfoot>
    </table>
    ${tax_notes.map((note) => html`<p class="soft" dir="auto">${note}</p>`)}
  </div>`;
}

function payments({ payments: rows, labels }: InvoiceView): Html | '' {
  if (rows.length === 0) return '';
  return html`<table>
    <caption>
      ${labels.payments}
    </caption>
    <tbody>
      ${rows.map(
        ({ date, method, amount }) =>
          html`<tr>
            <td>${date}</td>
            <td>${method}</td>
            <td class="number">${amount}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function creditTable(notes: readonly HostedCreditNote[], { say }: Words): Html | '' {
  if (notes.length === 0) return '';
  return html`<table>
    <caption>
      ${say('credit_notes')}
    </caption>
    <tbody>
      ${notes.map(
        ({ number, date, amount, pdfUrl, electronicUrl }) =>
          html`<tr>
            <td>${date}</td>
            <td>
              <a href="${pdfUrl}">${number}</a>
              ${electronicUrl === null ? '' : html`<a href="${electronicUrl}">${say('e_invoice')}</a>`}
            </td>
            <td class="number">${amount}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The page for a link without an invoice. */
export const noSuchInvoicePage = ({ say, language }: Words): string =>
  page(
    say('no_such_invoice'),
    html`<main>
      <h1>${say('no_such_invoice_title')}</h1>
      <p>${say('no_such_invoice_hint')}</p>
    </main>`,
    language,
  );

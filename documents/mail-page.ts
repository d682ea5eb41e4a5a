/** The words of a mail once, written as HTML and as plain text. */

import { html, type Html } from './html.js';

export interface MailPage {
  /** ISO 639-1; English where none is given. */
  readonly language?: string;
  /** The sender: the name of the workspace. */
  readonly sender: string;
  /** Plain text; line breaks in it stay. */
  readonly paragraphs: readonly string[];
  /** Facts in two columns, such as number, total and due date. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** Small print. */
  readonly footer?: string;
}

/** Both bodies of a mail. Values come from people and are never interpreted as markup. */
export function mailPage(page: MailPage): { text: string; html: string } {
  return { text: asText(page), html: asHtml(page).text };
}

function asText({ sender, paragraphs, facts = [], action, footer }: MailPage): string {
  const table = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const link = action ? `${action.label}: ${action.url}` : '';
  return [...paragraphs, table, link, footer ?? '', sender].filter((block) => block !== '').join('\n\n');
}

const paragraph = (text: string): Html => html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`;

const fact = (name: string, value: string): Html =>
  html`<tr>
    <td style="padding:4px 24px 4px 0;color:#57606a;vertical-align:top">${name}</td>
    <td style="padding:4px 0;font-weight:600;white-space:pre-line">${value}</td>
  </tr>`;

const button = (label: string, url: string): Html =>
  html`<p style="margin:0 0 16px">
    <a
      href="${url}"
      style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1f5fbf;color:#ffffff;text-decoration:none"
      >${label}</a
    >
  </p>`;

function asHtml({ language = 'en', sender, paragraphs, facts = [], action, footer }: MailPage): Html {
  const rows = facts.map(([name, value]) => fact(name, value));
  const table =
    rows.length === 0
      ? ''
      : html`<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">
          ${rows}
        </table>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
      </head>
      <body style="margin:0;padding:24px;background:#f6f8fa;color:#1f2328;font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">
          ${paragraphs.map(paragraph)}${table}${action ? button(action.label, action.url) : ''}
          <p style="margin:0;color:#57606a">${sender}</p>
          ${footer ? html`<p style="margin:16px 0 0;color:#57606a;font-size:13px;white-space:pre-line">${footer}</p>` : ''}
        </div>
      </body>
    </html> `;
}

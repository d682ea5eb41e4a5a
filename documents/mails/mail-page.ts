/** Writes a mail both as HTML and as plain text. */

import { usualAccent } from '../../domain/workspace/accent-color.js';
import { html, type Html } from '../html.js';

/** Content id of the attached logo, by which the HTML refers to it. */
export const logoId = 'logo@docket';

/** The firm's look in mails to its clients. */
export interface MailBrand {
  /** Color of the button and the top border, dark enough for white text; null for the default blue. */
  readonly accent: string | null;
  readonly hasLogo: boolean;
}

export interface MailPage {
  /** ISO 639-1; English by default. */
  readonly language?: string;
  /** Name of the workspace. */
  readonly sender: string;
  readonly brand?: MailBrand | undefined;
  /** Plain text, with its line breaks. */
  readonly paragraphs: readonly string[];
  /** Names and values in two columns, such as number, total and due date. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** The button of the mail. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** Small text at the end. */
  readonly footer?: string;
}

/** The plain text and the HTML of a mail. Values come from users and are never interpreted as markup. */
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
    <td style="padding:4px 12px 4px 0;color:#55606e;vertical-align:top">${name}</td>
    <td style="padding:4px 0;font-weight:600;white-space:pre-line">${value}</td>
  </tr>`;

const button = (label: string, url: string, color: string): Html =>
  html`<p style="margin:0 0 16px">
    <a
      href="${url}"
      style="display:inline-block;padding:10px 20px;border-radius:6px;background:${color};color:#ffffff;text-decoration:none"
      >${label}</a
    >
  </p>`;

/** Readers that show no images show the sender's name instead. */
const logo = (sender: string): Html =>
  html`<p style="margin:0 0 24px;font-size:20px;font-weight:600">
    <img src="cid:${logoId}" alt="${sender}" style="max-width:240px;max-height:64px;border:0" />
  </p>`;

function asHtml({ language = 'en', sender, brand, paragraphs, facts = [], action, footer }: MailPage): Html {
  const accent = brand?.accent ?? usualAccent;
  const top = brand ? `border-top:4px solid ${accent};` : '';
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
      <body style="margin:0;padding:16px;background:#f6f7fa;color:#1c2430;font:16px/1.5 system-ui,sans-serif">
        <div
          style="${top}max-width:560px;margin:0 auto;padding:24px;padding:clamp(16px,5vw,32px);border-radius:8px;background:#ffffff"
        >
          ${brand?.hasLogo ? logo(sender) : ''}${paragraphs.map(paragraph)}${table}
          ${action ? button(action.label, action.url, accent) : ''}
          <p style="margin:0;color:#55606e">${sender}</p>
          ${footer ? html`<p style="margin:16px 0 0;color:#55606e;font-size:13px;white-space:pre-line">${footer}</p>` : ''}
        </div>
      </body>
    </html> `;
}

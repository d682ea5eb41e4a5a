/** Markdown to HTML: headings with anchors, links within the site, samples with a title and a copy button. */
import { Marked, type Tokens } from 'marked';
import { html, Html } from '../../../documents/html.js';
import { readSample, type Guide, type Sample } from './guide.js';
import { highlight, languageTitle } from './highlight.js';
import { resolveLink } from './links.js';

export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/** The text under a heading, without markup, for the search. */
export interface Section extends Heading {
  readonly body: string;
}

export interface RenderedGuide {
  readonly body: Html;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const plain = (markup: string): string =>
  markup.replaceAll(/<[^>]+>/g, '').replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '');

/** The anchor of a heading. A heading that is an error code, such as `invalid_state`, has that code as its anchor. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

function sampleTitle({ role, name, language }: Sample): string {
  if (role === 'expect') return 'Response';
  return name ?? languageTitle(language);
}

const renderSample = (sample: Sample): Html =>
  html`<figure class="sample ${sample.role ?? ''}">
    <figcaption>
      ${sampleTitle(sample)}
      ${sample.role === 'expect' ? '' : html`<button type="button" class="copy" hidden>Copy</button>`}
    </figcaption>
    <pre tabindex="0"><code>${highlight(sample.code, sample.language)}</code></pre>
  </figure>`;

/** Renders the page without its title. */
export function renderGuide({ markdown, path }: Guide, base: string): RenderedGuide {
  const headings: Heading[] = [];
  const parser = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const markup = this.parser.parseInline(tokens);
        const text = plain(markup);
        const same = headings.filter((other) => other.text === text).length;
        const id = same === 0 ? slug(text) : `${slug(text)}-${same + 1}`;
        headings.push({ id, depth, text });
        return `<h${depth} id="${id}">${markup}<a class="anchor" href="#${id}" aria-label="Link to “${text}”">#</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return html`<a href="${resolveLink(href, path, base)}">${new Html(this.parser.parseInline(tokens))}</a>`.text;
      },
      image: ({ href, text }: Tokens.Image) =>
        html`<img src="${resolveLink(href, path, base)}" alt="${text}" loading="lazy" />`.text,
      code: (token: Tokens.Code) => renderSample(readSample(token)).text,
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const body = parser.parse(markdown, { async: false });
  return { body: new Html(body), headings, sections: sectionsOf(body, headings) };
}

function sectionsOf(body: string, headings: readonly Heading[]): Section[] {
  const [lead = '', ...parts] = body.split(/<h[2-4] id="[^"]+">.*?<\/h[2-4]>/s);
  const text = (markup: string) =>
    plain(markup.replaceAll(/<figcaption>.*?<\/figcaption>/gs, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim();
  const sections = headings.map((heading, at) => ({ ...heading, body: text(parts[at] ?? '') }));
  return [{ id: '', depth: 1, text: '', body: text(lead) }, ...sections];
}

/** All pages, documents and mails have the colours of the dashboard, which can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { contrast, usualAccent } from '../../../domain/workspace/accent-color.js';
import { tokenColors, withTokens } from '../../../server/responses/page-tokens.js';
import { styleUrls } from '../../../server/portal/styles.js';
import { projectRoot } from '../../../settings/root.js';
import { makeSite } from '../../../scripts/developer/docs/site.js';
import { sourceFiles, textOf } from '../../support/source/source-imports.js';
import { Visitor } from '../../support/service/visitor.js';

const tokens = readFileSync(join(projectRoot, 'web', 'tokens.css'), 'utf8');
const [, light = '', dark = ''] = /--accent:\s*light-dark\((#\w+),\s*(#\w+)\)/.exec(tokens) ?? [];

describe('the accent of Docket', () => {
  it('is one: in the docs, in documents, in mails and in the icon too', () => {
    const style = makeSite({ base: '/docs', canTry: true }).find(({ file }) => file === 'assets/docs.css')?.body;
    expect(String(style)).to.match(new RegExp(`^:root\\{[^}]*--accent:${light}[;}]`));
    expect(String(style)).to.match(
      new RegExp(`@media\\(prefers-color-scheme:dark\\)\\{:root\\{[^}]*--accent:${dark}[;}]`),
    );
    expect(usualAccent).to.equal(light);
    for (const file of ['documents/common.typ', 'web/icon.svg'])
      expect(readFileSync(join(projectRoot, file), 'utf8'), file).to.contain(`"${light}"`);
    const repeated = sourceFiles.filter((path) => !path.startsWith('test/') && textOf(path).includes(light));
    expect(repeated.toSorted()).to.deep.equal([
      'documents/common.typ',
      'domain/workspace/accent-color.ts',
      'web/icon.svg',
      'web/tokens.css',
      'web/ui/chart.css',
    ]);
  });

  it('can be read on each ground, light and dark, and so can texts, and what is on a button', () => {
    for (const text of ['--ink', '--soft', '--accent', '--bad', '--good', '--warn'])
      for (const ground of ['--paper', '--ground', '--tint', '--over'])
        for (const mode of ['light', 'dark'] as const)
          expect(
            contrast(long(tokenColors(text)[mode]), long(tokenColors(ground)[mode])),
            `${mode}: ${text} on ${ground}`,
          ).to.be.at.least(4.5);
    for (const mode of ['light', 'dark'] as const)
      expect(
        contrast(long(tokenColors('--on-accent')[mode]), long(tokenColors('--accent')[mode])),
        mode,
      ).to.be.at.least(4.5);
  });
});

/** `#fff` as `#ffffff`. */
const long = (color: string): string => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color);

describe('the pages of the server', () => {
  it('have the colours of the dashboard, light and dark', async () => {
    const visitor = await Visitor.arrive();
    const styles = await Promise.all(
      ['/sign-in', '/portal/sign-in', '/i/none', ...styleUrls(null)].map(
        async (path) => (await visitor.get(path)).text,
      ),
    );
    for (const style of styles) {
      expect(style).to.match(new RegExp(`^[^]*:root\\{color-scheme:light dark;[^}]*--accent:${light}[;}]`));
      expect(style).to.match(new RegExp(`@media\\(prefers-color-scheme:dark\\)\\{:root\\{[^}]*--accent:${dark}[;}]`));
      expect(style).not.to.contain('light-dark(');
    }
  });

  it('have the font of the dashboard, which the server serves and their policy allows', async () => {
    const visitor = await Visitor.arrive();
    for (const path of ['/sign-in', '/i/none', '/portal/sign-in']) {
      const { text, headers } = await visitor.get(path);
      expect(headers.get('content-security-policy')).to.include("font-src 'self'");
      const style = path.startsWith('/portal') ? (await visitor.get(styleUrls(null)[0] ?? '')).text : text;
      const [, file = ''] = /@font-face\{[^}]*url\(([^)]*inter-latin-wght[^)]*)\)/.exec(style) ?? [];
      const font = await visitor.get(file);
      expect([font.status, font.headers.get('content-type')]).to.deep.equal([200, 'font/woff2']);
    }
  });

  it('define none of their own, and use none that does not exist', () => {
    const own = sourceFiles.filter(
      (path) => /^server\/.*\.(ts|css)$/.test(path) && /--(?:ink|paper|ground|good|round-\d):/.test(textOf(path)),
    );
    expect(own).to.deep.equal([]);
    const used = sourceFiles
      .filter((path) => /^server\/.*\.(ts|css)$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    expect(new Set(used)).to.include.all.keys('--ink', '--round-2', '--font');
    expect([...new Set(used)].filter((name) => !tokens.includes(`  ${name}:`))).to.deep.equal([]);
  });

  it('carry the tokens that they use, and no others', () => {
    const style = withTokens('p{color:var(--ink)}');
    expect(style).to.match(/^:root\{color-scheme:light dark;--ink:#\w+\}@media.*\{:root\{--ink:#\w+\}\}p\{/);
  });
});

/** The pages with forms, as browsers, password managers and screen readers read them. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { testApi } from '../support/service/api.js';
import { buildContact } from '../support/builders/factories.js';
import { buildInvited } from '../support/builders/invitations.js';
import { buildAddress, fromOwnPage, mailedPath, Visitor, type PageAnswer } from '../support/service/visitor.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** All pages, also as they are after an error. */
async function allPages(): Promise<readonly (readonly [string, PageAnswer])[]> {
  const { owner } = await buildWorkspace();
  const visitor = await Visitor.arrive();
  await buildInvited(owner);
  const email = await buildAddress('users', owner.userId);
  await visitor.send('/forgotten-password', { email, workspace_id: owner.workspaceId });
  const { id } = await buildContact(owner, { email: 'pat@acme.example' });
  await owner.call('enableContactPortal', { params: { id }, body: {} });
  const links = await Promise.all(
    ['/invitations/', '/passwords/', '/portal/passwords/'].map((at) => mailedPath(owner, at)),
  );
  const places = ['/sign-in', '/forgotten-password', '/portal/sign-in', '/portal/forgotten-password'];
  const forms = await Promise.all(
    [...places, ...links].flatMap((path) => [
      visitor.get(path).then((seen) => [path, seen] as const),
      visitor.submit(path, {}).then((seen) => [`${path} with nothing filled in`, seen] as const),
    ]),
  );
  const dead = await visitor.get('/passwords/x');
  return [...forms, ['a dead link', dead]];
}

describe('a page with a form', () => {
  let pages: readonly (readonly [string, PageAnswer])[];
  before(async () => {
    pages = await allPages();
  });
  const each = (check: (seen: PageAnswer) => void): void => {
    for (const [what, seen] of pages) {
      try {
        check(seen);
      } catch (error) {
        throw new Error(`${what}: ${String(error)}`, { cause: error });
      }
    }
  };

  it('loads nothing but its own style, has no script, and sends its form to this service alone', () => {
    each(({ headers, text }) => {
      const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).to.equal(
        `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(text).not.to.match(/<script|\son\w+=|\sstyle=|src=|http:|https:/);
    });
  });

  it('is not cached, and reveals its address to no other site', () => {
    each(({ headers }) => {
      expect(headers.get('cache-control')).to.equal('private, no-store');
      expect(headers.get('referrer-policy')).to.equal('same-origin');
      expect(headers.get('x-robots-tag')).to.equal('noindex, nofollow');
    });
  });

  it('has a language, a title, one heading and one main part, and fits a phone', () => {
    each(({ headers, text }) => {
      expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(text).to.match(/^<!doctype html>\s*<html lang="en">/);
      expect(text).to.match(/<title>[^<]{5,}<\/title>/);
      expect(text).to.contain('name="viewport" content="width=device-width, initial-scale=1"');
      expect(text).to.contain('prefers-color-scheme:dark').and.contain('max-width:32rem');
      for (const once of ['<h1>', '<main>']) expect(text.split(once)).to.have.length(2);
    });
  });

  it('has a label and a hint to fill in for each field, and ids that are unique', () => {
    each(({ text }) => {
      const inputs = [...text.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => attributes);
      for (const input of inputs.filter((attributes) => !attributes.includes('type="hidden"'))) {
        const [, id = ''] = /id="([^"]+)"/.exec(input) ?? [];
        expect(text).to.contain(`<label for="${id}">`);
        expect(input).to.match(/autocomplete="(name|username|current-password|new-password)"/);
        const [, described] = /aria-describedby="([^"]+)"/.exec(input) ?? [];
        for (const by of described?.split(' ') ?? []) expect(text).to.contain(`id="${by}"`);
      }
      const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).to.equal(ids.length);
    });
  });

  it('announces first what is wrong, with a link to the field, and says so in the title', () => {
    for (const [what, { status, text }] of pages.filter(([path]) => path.endsWith('with nothing filled in'))) {
      expect(status, what).to.equal(400);
      expect(text, what).to.contain('<title>Error: ').and.contain('role="alert"');
      const [, field = ''] = /<li><a href="#([^"]+)">/.exec(text) ?? [];
      expect(text, what).to.match(new RegExp(`<input [^>]*id="${field}"[^>]*aria-invalid="true"`));
      expect(text.indexOf('role="alert"'), what).to.be.lessThan(text.indexOf('<form'));
    }
  });
});

describe('what is sent to a page with a form', () => {
  const hostile = [
    ['application/json', `{${Array.from({ length: 5_000 }, (_, index) => `"u${index}":1`).join(',')}}`],
    ['application/json', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['application/json', JSON.stringify({ ['x'.repeat(60_000)]: 1 })],
    ['application/x-www-form-urlencoded', 'a=&'.repeat(20_000)],
    ['application/x-www-form-urlencoded', Array.from({ length: 8_000 }, (_, index) => `u${index}=`).join('&')],
    ['application/x-www-form-urlencoded', `${'a[b]'.repeat(10_000)}=1`],
  ] as const;

  it('is refused with a bounded response, whatever it is', async () => {
    const { url } = await testApi();
    const refusals = [];
    for (const path of ['/sign-in', '/forgotten-password', '/portal/sign-in'])
      for (const [type, body] of hostile) {
        const headers = { 'Content-Type': type, ...fromOwnPage };
        const answer = await fetch(url + path, { method: 'POST', headers, body });
        refusals.push({ status: answer.status, isShort: (await answer.text()).length < 64 * 1024 });
      }
    expect(refusals).to.deep.equal(refusals.map(() => ({ status: 400, isShort: true })));
  });
});

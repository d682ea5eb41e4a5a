/** The files of texts: headings of files and documents, mails, the portal and the dashboard. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';

const folders = ['documents/headings', 'documents/messages', 'server/portal/messages', 'web/messages'];

const files = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

describe('the files of texts', () => {
  it('have each key once: of two texts of one key, only the last would be read', () => {
    expect(files.length).to.be.greaterThan(100);
    const repeated = files.flatMap((file) => {
      const keys = [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/^ {2}("(?:[^"\\]|\\.)+"):/gm)];
      const names = keys.map(([, name = '']) => name);
      return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${file}: ${name}`);
    });
    expect(repeated).to.deep.equal([]);
  });
});

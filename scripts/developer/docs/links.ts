/**
 * Resolves the links of a page: in Markdown they name files, operations as `op:createClient`, and the whole reference
 * as `op:`.
 */
import { posix } from 'node:path';
import { operations } from '../../../generated/operations.js';

/** The anchor of an operation in the reference; empty for the whole reference. */
function operationAnchor(id: string): string {
  if (id === '') return '';
  const entry = Object.entries(operations).find(([name]) => name === id);
  if (entry === undefined) throw new Error(`A link names the operation ${id}, which does not exist`);
  return `#tag/${entry[1].tag}/${id}`;
}

/** The address of a page; that of a page `index` is the address of its folder. */
export const addressOf = (base: string, path: string): string =>
  posix.join('/', base, path.replace(/(^|\/)index$/, '$1')).replace(/(.)\/$/, '$1');

/**
 * The address on the site that a link of a page leads to.
 *
 * @param from the page's path, such as `guides/quick-start`
 */
export function resolveLink(href: string, from: string, base: string): string {
  if (/^(https?:|#)/.test(href)) return href;
  if (href === '/openapi.json') return posix.join('/', base, href);
  if (href.startsWith('op:')) return `${addressOf(base, 'index')}${operationAnchor(href.slice('op:'.length))}`;
  const [file = '', anchor] = href.split('#', 2);
  const path = posix.join(posix.dirname(from), file).replace(/\.md$/, '');
  return `${addressOf(base, path)}${anchor === undefined ? '' : `#${anchor}`}`;
}

import { createHmac, randomBytes } from 'node:crypto';
import { isId } from '../../domain/ids.js';
import type { NewIdOf } from './fields.js';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters of an id that are only random; those before them sort rows by their creation. */
const randomLength = 6;

/**
 * Returns a function that gives each id of an export a new one, the same for the same id and another for each other, which sorts as
 * the old one did. It remembers no ids, so that an import needs no memory for them. No id of a file leads to an object outside of
 * the import, because a new id follows from a secret of the import.
 */
export function newIds(): NewIdOf {
  const secret = randomBytes(32);
  return (id) => {
    if (!isId(id)) return undefined;
    const beginning = id.slice(0, -randomLength);
    // The same mask for all ids with this beginning: two of them can never become one.
    const mask = createHmac('sha256', secret).update(beginning).digest();
    const end = Array.from(id.slice(-randomLength), (char, at) =>
      alphabet.charAt(alphabet.indexOf(char) ^ ((mask[at] ?? 0) & 31)),
    );
    return beginning + end.join('');
  };
}

/** Compiles the texts of the dashboard, from ICU MessageFormat to what @lingui/core reads. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * @param {string} area the name of the file, which the keys begin with
 * @param {string} json the file: texts by key
 * @returns {Record<string, ReturnType<typeof compileMessageOrThrow>>}
 */
export function compileMessages(area, json) {
  const texts = /** @type {Record<string, string>} */ (JSON.parse(json));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, compileMessageOrThrow(text)]),
  );
}

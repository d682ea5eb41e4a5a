/** Compiles texts from ICU MessageFormat to what @lingui/core reads, for the build and for tests. */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** `json` is the file of an area: texts by key. In the result, keys begin with the area. */
export function compileMessages(area: string, json: string): Record<string, CompiledMessage> {
  const texts = JSON.parse(json) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, compileMessageOrThrow(text)]),
  );
}

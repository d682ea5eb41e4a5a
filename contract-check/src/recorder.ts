/** Records what a program sends and receives, in HAR. */

import type { Recorder } from './types.js';

export function recordWith(send: typeof fetch): Recorder {
  const entries: object[] = [];
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const [startedDateTime, began] = [new Date().toISOString(), performance.now()];
      const sent = await textOf(request.clone());
      const response = await send(request);
      const text = (await textOf(response.clone())) ?? '';
      const time = performance.now() - began;
      const postData = sent === undefined ? {} : { postData: { mimeType: typeOf(request), text: sent } };
      entries.push({
        startedDateTime,
        time,
        request: { method: request.method, url: request.url, headers: [], ...postData },
        response: { status: response.status, headers: [], content: { mimeType: typeOf(response), text } },
      });
      return response;
    },
    har: () => ({
      log: { version: '1.2', creator: { name: 'docket-contract-check', version: '1' }, entries: [...entries] },
    }),
  };
}

const typeOf = ({ headers }: Request | Response): string => headers.get('content-type') ?? '';

/** The text of JSON; undefined for other content, which is not checked. */
const textOf = async (message: Request | Response): Promise<string | undefined> =>
  /\bjson\b/.test(typeOf(message)) ? message.text() : undefined;

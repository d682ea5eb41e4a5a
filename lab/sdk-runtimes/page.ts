import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ApiClient } from '../../test/support/service/api.js';
import type { SdkProject } from '../../test/support/sdk/sdk-project.js';

/** A page that runs the main job when it is opened. */
export interface Page {
  readonly url: string;
  /** The result as JSON; rejects with what went wrong on the page. */
  readonly result: Promise<string>;
  stop(): Promise<void>;
}

const html = (apiKey: string): string => `<!doctype html>
<script type="importmap">{ "imports": { "docket-sdk": "/node_modules/docket-sdk/dist/index.js" } }</script>
<script type="module">
  const tell = (path, body) => fetch(path, { method: 'POST', body });
  try {
    const { Docket } = await import('docket-sdk');
    const { mainJob } = await import('/main-job.js');
    const docket = new Docket({ baseUrl: location.origin, apiKey: ${JSON.stringify(apiKey)} });
    await tell('/result', JSON.stringify(await mainJob(docket)));
  } catch (error) {
    await tell('/failure', String(error?.stack ?? error));
  }
</script>`;

/** Serves the page, the project's files and, under /v1, the service. */
export async function servePage({ folder }: SdkProject, { url, key = '' }: ApiClient): Promise<Page> {
  let tell: (result: string) => void;
  let fail: (reason: Error) => void;
  const result = new Promise<string>((resolve, reject) => ([tell, fail] = [resolve, reject]));
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    if (path.startsWith('/v1/')) return passOn(incoming, response, url);
    if (path === '/result') tell(await text(incoming));
    if (path === '/failure') fail(new Error(await text(incoming)));
    if (path.endsWith('.js'))
      return void response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(await readFile(join(folder, normalize(path))));
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(path === '/' ? html(key) : '');
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    result,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, to: string): void {
  const { method, headers, url } = incoming;
  const onward = request(`${to}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(onward);
}

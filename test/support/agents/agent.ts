/** An agent: the official MCP client, with the key of an API client, over HTTP or by `docket mcp`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect } from 'chai';
import { bundleCli } from '../../../scripts/developer/cli/pack.js';
import type { ApiClient } from '../service/api.js';

export const transports = ['HTTP', 'stdio'] as const;
export type TransportName = (typeof transports)[number];

/** What a tool answered. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  /** The JSON of `text`. */
  readonly json: Json;
}

type Json = Readonly<Record<string, unknown>>;

export interface Agent {
  readonly client: Client;
  /** Calls a tool; fails if its result has more than 4 KB. */
  readonly ask: (name: string, given?: Json) => Promise<ToolAnswer>;
  /** The `data` that a tool answers; fails if it refuses. */
  readonly data: (name: string, given?: Json) => Promise<unknown>;
  /** The error with which a tool refuses; fails if it does not. */
  readonly refusal: (name: string, given?: Json) => Promise<Json>;
  /** The names of the tools that are listed. */
  readonly tools: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Starts an agent with the key of `user`. The caller closes it. */
export async function startAgent({ url, key = '' }: ApiClient, by: TransportName = 'HTTP'): Promise<Agent> {
  const client = new Client({ name: 'docket-tests', version: '1.0.0' });
  await client.connect(by === 'HTTP' ? overHttp(url, key) : await overStdio(url, key));
  const ask = async (name: string, given: Json = {}): Promise<ToolAnswer> => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }));
    const [content] = result.content;
    if (content?.type !== 'text') throw new Error(`${name} answered no text`);
    expect(Buffer.byteLength(content.text), `the bytes of ${name}`).to.be.at.most(4096);
    return { isError: result.isError === true, text: content.text, json: JSON.parse(content.text) as Json };
  };
  return {
    client,
    ask,
    data: async (name, given) => {
      const { isError, text, json } = await ask(name, given);
      if (isError) throw new Error(`${name} refused: ${text}`);
      return json['data'];
    },
    refusal: async (name, given) => {
      const { isError, text, json } = await ask(name, given);
      if (!isError) throw new Error(`${name} should have refused, but answered ${text}`);
      return json['error'] as Json;
    },
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    close: () => client.close(),
  };
}

const overHttp = (url: string, key: string): StreamableHTTPClientTransport =>
  new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });

let bundled: Promise<string> | undefined;

/** The command line as one program, bundled once. */
async function cliProgram(): Promise<string> {
  bundled ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docket-cli-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const program = join(folder, 'docket.mjs');
    await bundleCli(program);
    return program;
  })();
  return bundled;
}

const overStdio = async (url: string, key: string): Promise<StdioClientTransport> =>
  new StdioClientTransport({
    command: process.execPath,
    args: [await cliProgram(), 'mcp'],
    env: { DOCKET_URL: url, DOCKET_KEY: key },
    stderr: 'ignore',
  });

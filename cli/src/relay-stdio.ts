/**
 * `docket mcp`: MCP over stdin and stdout, for clients that start a program. It relays every message to `/mcp` of a
 * service, so that both transports have the same tools, rights and limits, those of the service's version.
 */
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { isInitializeRequest, isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

export interface RelayOptions {
  /** The address of the service, such as `https://docket.example`. */
  readonly url: string;
  /** The API key. It is only sent to the service, and never written. */
  readonly key: string;
  /** Writes a line that the user of the client can find in its log: stdout carries messages alone. */
  readonly report?: (line: string) => void;
}

/** Relays until stdin ends. A message that cannot be delivered is answered with an error that says why. */
export async function relayStdio({ url, key, report = () => undefined }: RelayOptions): Promise<void> {
  const local = new StdioServerTransport();
  const remote = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  let initialize: string | number | undefined;
  const deliver = async (message: JSONRPCMessage): Promise<void> => {
    if (isInitializeRequest(message) && isJSONRPCRequest(message)) initialize = message.id;
    try {
      await remote.send(message);
    } catch (error) {
      const reason = `${url} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
      report(reason);
      if (isJSONRPCRequest(message))
        await local.send({ jsonrpc: '2.0', id: message.id, error: { code: -32_000, message: reason } });
    }
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a transport is no EventTarget
  remote.onmessage = (message) => {
    // From then on, every request names the version that was agreed.
    if ('result' in message && message.id === initialize) {
      const version = message.result['protocolVersion'];
      if (typeof version === 'string') remote.setProtocolVersion(version);
    }
    void local.send(message);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
  local.onmessage = (message) => void deliver(message);
  await remote.start();
  await local.start();
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await remote.close();
  await local.close();
}

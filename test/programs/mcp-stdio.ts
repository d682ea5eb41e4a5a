/** Runs the relay of `docket mcp` by itself, for the tests: DOCKET_URL and DOCKET_KEY say where to. */
import { relayStdio } from '../../mcp/stdio.js';

const { DOCKET_URL: url = '', DOCKET_KEY: key = '' } = process.env;
await relayStdio({ url, key, report: (line) => process.stderr.write(`${line}\n`) });

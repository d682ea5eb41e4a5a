import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { uuidv7 } from 'uuidv7';
import { ApiError } from '../../domain/errors.js';
import { errorBody, headersOf, statusOf } from './errors.js';

const messages: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The URL and the headers must not exceed 16 KiB in total',
};

/** Responds to input that Node cannot parse as a request, and that therefore never reaches the application. */
export function answerMalformed(publicUrl: string) {
  return (failure: NodeJS.ErrnoException, socket: Duplex): void => {
    const { code = '' } = failure;
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.end(answer(408, ''));
    refuse(publicUrl, socket, new ApiError('invalid_request', messages[code] ?? 'This is not a valid HTTP request'));
  };
}

/** Refuses a connection before it has sent anything. */
export function answerBusy(publicUrl: string, socket: Duplex): void {
  refuse(
    publicUrl,
    socket,
    new ApiError('rate_limit_exceeded', 'Too many connections from this address', { retryAfter: 1 }),
  );
}

function refuse(publicUrl: string, socket: Duplex, error: ApiError): void {
  const requestId = `req_${uuidv7().replaceAll('-', '')}`;
  const body = JSON.stringify(errorBody(error, requestId, publicUrl));
  socket.end(answer(statusOf[error.code], body, requestId, headersOf(error)));
}

function answer(
  status: number,
  body: string,
  requestId?: string,
  extra: Readonly<Record<string, string>> = {},
): string {
  const headers = {
    ...extra,
    ...(requestId === undefined
      ? {}
      : { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': requestId }),
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

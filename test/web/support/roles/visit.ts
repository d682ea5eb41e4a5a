/** Opens addresses of the dashboard, and records the requests that a screen sends to the server. */
import type { Page, Request, Response } from 'playwright-core';
import type { OperationId } from '../../../../contract/contract.js';
import { operations } from '../../../../generated/operations.js';
import { until } from '../../../support/service/waiting.js';

export interface RecordedRequests {
  /** Operations that were requested. */
  readonly asked: ReadonlySet<OperationId>;
  /** Those of them that were refused or not found. */
  readonly refused: readonly string[];
  readonly stop: () => void;
}

/** Records requests until `stop` is called. */
export function recordRequests(page: Page): RecordedRequests {
  const asked = new Set<OperationId>();
  const refused: string[] = [];
  const onRequest = (request: Request): void => {
    const operation = operationOf(request.method(), new URL(request.url()).pathname);
    if (operation) asked.add(operation);
  };
  const onResponse = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/v1/') && (response.status() === 403 || response.status() === 404))
      refused.push(`${response.request().method()} ${pathname} ${response.status()}`);
  };
  page.on('request', onRequest).on('response', onResponse);
  return { asked, refused, stop: () => void page.off('request', onRequest).off('response', onResponse) };
}

/**
 * Opens an address and waits until the screen has loaded all that it reads. `isPart` opens an address within the same
 * screen like a link does, which takes half the time.
 */
export async function visit(page: Page, path: string, isPart = false): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request): void => {
    // The stream of changes stays open.
    if (/^https?:/.test(request.url()) && !request.url().endsWith('/v1/changes')) underWay.add(request);
  };
  const end = (request: Request): void => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  if (isPart) await page.evaluate((to) => history.pushState(null, '', to), path);
  else await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(async () => {
    if (underWay.size > 0) return false;
    // After two frames, the screen has drawn all that has arrived, and has sent the requests that follow from it.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return underWay.size === 0 && (await page.locator('.skeleton, [aria-busy=true]').count()) === 0;
  });
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

export const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

const patterns = Object.keys(operations)
  .filter(isOperation)
  .map((id) => {
    const { method, path } = operations[id];
    const parameters = path.split('{').length;
    return {
      id,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
      parameters,
    };
  })
  // `/users/me` must match before `/users/{id}`.
  .toSorted((a, b) => a.parameters - b.parameters);

/** The operation of a request; undefined if it is none of the API. */
export const operationOf = (method: string, pathname: string): OperationId | undefined =>
  patterns.find((one) => one.method === method && one.path.test(pathname))?.id;

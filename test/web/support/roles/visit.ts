/** Goes to an address of the dashboard as people do who were sent it, and hears what its screen asks the server for. */
import type { Page, Request, Response } from 'playwright-core';
import type { OperationId } from '../../../../contract/contract.js';
import { operations } from '../../../../generated/operations.js';
import { until } from '../../../support/service/waiting.js';

export interface Heard {
  /** What was asked for. */
  readonly asked: ReadonlySet<OperationId>;
  /** Of that, what was refused, or not found. */
  readonly refused: readonly string[];
  readonly stop: () => void;
}

/** Hears what is asked of the server from now on, until it is stopped. */
export function hear(page: Page): Heard {
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
 * Goes to an address and waits until the screen has all that it reads. `isPart` if it is of the screen that is open: it is gone to as by
 * a link then, which takes half the time.
 */
export async function visit(page: Page, path: string, isPart = false): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request): void => {
    // Changes are told on a request that stays open.
    if (/^https?:/.test(request.url()) && !request.url().endsWith('/v1/changes')) underWay.add(request);
  };
  const end = (request: Request): void => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  if (isPart) await page.evaluate((to) => history.pushState(null, '', to), path);
  else await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(async () => {
    if (underWay.size > 0) return false;
    // What has come is drawn, and asks for what it leads to, before the next frame but one.
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
  // `/users/me` before `/users/{id}`.
  .toSorted((a, b) => a.parameters - b.parameters);

/** The operation that a request is for; undefined if it is for none. */
export const operationOf = (method: string, pathname: string): OperationId | undefined =>
  patterns.find((one) => one.method === method && one.path.test(pathname))?.id;

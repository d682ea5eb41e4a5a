import type { Context } from 'koa';
import type { Origin } from './call.js';

const maxUserAgentLength = 200;

/** Where a request came from. */
export const originOf = (koa: Context): Origin => ({
  ip_address: koa.ip,
  user_agent: koa.get('user-agent').slice(0, maxUserAgentLength) || null,
});

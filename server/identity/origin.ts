import type { Context } from 'koa';
import type { Actor } from '../../models/context.js';

/** Where a request came from; `user_agent` has at most 200 characters. */
export interface Origin extends Pick<Actor, 'user_agent'> {
  readonly ip_address: string;
}

const maxUserAgentLength = 200;

/** Where a request came from. */
export const originOf = (koa: Context): Origin => ({
  ip_address: koa.ip,
  user_agent: koa.get('user-agent').slice(0, maxUserAgentLength) || null,
});

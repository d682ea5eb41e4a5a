/** `/sign-in/side`: shows on which side of the workspace a user is, and switches to the other. */
import Router from '@koa/router';
import { sidesFor, switchSide, type Sides } from '../../commands/people/switch-side.js';
import { ApiError, invalid } from '../../domain/errors.js';
import type { Mode } from '../../models/context.js';
import { assertOwnOrigin } from '../identity/own-origin.js';
import { pageAfter, signInUrl } from '../identity/realms.js';
import { readSession, writeSession } from '../identity/session-cookie.js';
import { readForm } from './form-input.js';
import { formPage, wordsPage } from './form-page.js';
import { respond, guardPages, visitOf, type PageParts, type Reply } from './form-route.js';
import { english } from './reader.js';

const path = '/sign-in/side';
const modes: readonly Mode[] = ['live', 'test'];

export function sidePages(parts: PageParts): Router {
  const router = new Router();
  guardPages(router);
  const { settings } = parts;

  router.get(path, async (context) => {
    await respond(context, async (): Promise<Reply> => {
      const secret = readSession(context, 'team', settings);
      const sides = secret === undefined ? undefined : await sidesFor(visitOf(parts, context), secret);
      if (!sides) return { json: { data: null }, next: signInUrl('team', {}) };
      return { json: { data: sides }, page: () => sidePage(sides) };
    });
  });

  router.post(path, async (context) => {
    await respond(context, async (): Promise<Reply> => {
      assertOwnOrigin(context, settings);
      const { mode: wanted, next } = await readForm(context, ['mode', 'next']);
      const mode = modes.find((each) => each === wanted);
      if (mode === undefined) throw invalid('mode', `must be one of ${modes.join(', ')}`);
      const visit = visitOf(parts, context);
      const before = readSession(context, 'team', settings);
      const secret = before === undefined ? undefined : await switchSide(visit, before, mode);
      const sides = secret === undefined ? undefined : await sidesFor(visit, secret);
      if (secret === undefined || !sides) throw new ApiError('unauthorized', 'The session has ended: sign in again');
      if (secret !== before) writeSession(context, 'team', settings, secret);
      return { json: { data: sides }, next: pageAfter('team', next) };
    });
  });
  return router;
}

/** For users who open the address themselves: the dashboard requests JSON. */
function sidePage({ mode, other }: Sides): string {
  const title = `You are on the ${mode} side`;
  if (other === null)
    return wordsPage(title, ['Sign in to the other side to go there.'], {
      link: { text: 'To the dashboard', url: '/' },
    });
  return formPage(
    { title, fields: [], hidden: { mode: other.mode }, button: `Go to the ${other.mode} side`, action: path },
    english,
  );
}

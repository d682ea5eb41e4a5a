/** A browser in which the address of the service is a site that browsers make passkeys for, and a passkey without a hand or face. */
import type { Page } from 'playwright-core';
import { testApi } from '../../support/service/api.js';

/** The site of the service under test (`PUBLIC_URL`), and what makes Chromium reach it. */
export async function publicSite(): Promise<{ readonly baseURL: string; readonly flags: readonly string[] }> {
  const { url, settings } = await testApi();
  const { origin, hostname } = new URL(settings.PUBLIC_URL);
  const flags = [
    `--host-resolver-rules=MAP ${hostname}:80 ${new URL(url).host}`,
    // A browser makes passkeys over an encrypted connection only.
    `--unsafely-treat-insecure-origin-as-secure=${origin}`,
  ];
  return { baseURL: origin, flags };
}

/** Gives a page an authenticator that says yes to everything; returns how many passkeys it has. */
export async function giveAuthenticator(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

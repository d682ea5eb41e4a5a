/**
 * Fills the page of the reference from the contract. The API key that a reader types is never stored: it is gone with
 * the page.
 *
 * @typedef {{ createApiReference: (place: HTMLElement, options: object) => void }} Scalar
 */

/** Where the service is in samples of code. */
const sampleUrl = 'https://docket.example';

/** @param {HTMLElement} place */
async function fill(place) {
  const { contract = '', try: tried } = place.dataset;
  const canTry = tried === 'true';
  const text = await (await fetch(contract)).text();
  const { Scalar } = /** @type {{ Scalar: Scalar }} */ (/** @type {unknown} */ (globalThis));
  Scalar.createApiReference(place, {
    content: canTry ? text.replaceAll(sampleUrl, location.origin) : text,
    ...(canTry ? { servers: [{ url: location.origin, description: 'This service' }] } : {}),
    hideTestRequestButton: !canTry,
    generateTagSlug: (/** @type {{ name: string }} */ tag) => tag.name,
    generateOperationSlug: (/** @type {{ operationId: string }} */ operation) => operation.operationId,
    authentication: { preferredSecurityScheme: 'apiKey' },
    hiddenClients: true,
    theme: 'none',
    withDefaultFonts: false,
    hideDarkModeToggle: true,
    hideClientButton: true,
    hideSearch: true,
    documentDownloadType: 'none',
    showDeveloperTools: 'never',
    persistAuth: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
  });
}

const place = document.querySelector('#reference');
if (place instanceof HTMLElement) void fill(place);

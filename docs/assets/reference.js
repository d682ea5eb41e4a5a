/**
 * Fills the page of the reference from the contract. The API key that a reader types is never stored: it is gone with
 * the page.
 *
 * @typedef {{ createApiReference: (place: HTMLElement, options: object) => void }} Scalar
 */

/** @param {HTMLElement} place */
function fill(place) {
  const { contract, try: tried } = place.dataset;
  const canTry = tried === 'true';
  const { Scalar } = /** @type {{ Scalar: Scalar }} */ (/** @type {unknown} */ (globalThis));
  Scalar.createApiReference(place, {
    url: contract,
    ...(canTry ? { servers: [{ url: location.origin, description: 'This service' }] } : {}),
    hideTestRequestButton: !canTry,
    generateTagSlug: (/** @type {{ name: string }} */ tag) => tag.name,
    generateOperationSlug: (/** @type {{ operationId: string }} */ operation) => operation.operationId,
    authentication: { preferredSecurityScheme: 'apiKey' },
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    theme: 'none',
    withDefaultFonts: false,
    hideDarkModeToggle: true,
    hideClientButton: true,
    documentDownloadType: 'none',
    showDeveloperTools: 'never',
    persistAuth: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
  });
}

const place = document.querySelector('#reference');
if (place instanceof HTMLElement) fill(place);

/**
 * Asks the browser for the passkey that the form of the page describes, and sends the form with it: first by itself, and by the
 * button if the person has closed the browser's dialog.
 */

/** @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const textOf = (buffer) =>
  btoa(Array.from(new Uint8Array(buffer ?? new ArrayBuffer()), (each) => String.fromCharCode(each)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @param {PublicKeyCredentialDescriptorJSON[]} list */
const descriptorsOf = (list) => list.map(({ id }) => ({ type: /** @type {const} */ ('public-key'), id: bytesOf(id) }));

/** @param {unknown} made */
function credentialOf(made) {
  if (!(made instanceof PublicKeyCredential)) throw new Error('The browser returned no passkey');
  const { id, response } = made;
  const clientDataJSON = textOf(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse)
    return { id, response: { clientDataJSON, attestationObject: textOf(response.attestationObject) } };
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error('The browser returned no passkey');
  const { authenticatorData, signature, userHandle } = response;
  return {
    id,
    response: {
      clientDataJSON,
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: textOf(userHandle),
    },
  };
}

/** @param {PublicKeyCredentialCreationOptionsJSON} options */
const make = ({ rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, authenticatorSelection }) =>
  navigator.credentials.create({
    publicKey: {
      rp,
      user: { ...user, id: bytesOf(user.id) },
      challenge: bytesOf(challenge),
      pubKeyCredParams,
      ...(timeout === undefined ? {} : { timeout }),
      excludeCredentials: descriptorsOf(excludeCredentials ?? []),
      ...(authenticatorSelection === undefined ? {} : { authenticatorSelection }),
    },
  });

/** @param {PublicKeyCredentialRequestOptionsJSON} options */
const sign = ({ challenge, rpId }) =>
  navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(challenge),
      ...(rpId === undefined ? {} : { rpId }),
      userVerification: 'required',
    },
  });

const form = document.querySelector('form[data-options]');
const field = document.querySelector('input[name="credential"]');
const failed = document.querySelector('#passkey-failed');
const unsupported = document.querySelector('#passkey-unsupported');

async function run() {
  if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return;
  failed?.toggleAttribute('hidden', true);
  try {
    const options = /** @type {PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON} */ (
      JSON.parse(form.dataset['options'] ?? '')
    );
    field.value = JSON.stringify(credentialOf(await ('user' in options ? make(options) : sign(options))));
    form.submit();
  } catch {
    failed?.toggleAttribute('hidden', false);
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
if ('PublicKeyCredential' in globalThis) void run();
else unsupported?.toggleAttribute('hidden', false);

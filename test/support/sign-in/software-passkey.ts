/** A passkey in software, which signs whatever a test wants: also for another site, by another user, or with an old counter. */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** What the test wants to be other than a browser would have it. */
export interface Wanted {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** The options of the service, as far as a passkey needs them. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 } as const;

const bytes = (data: Buffer): Buffer => {
  const length = Buffer.from(data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255]);
  return Buffer.concat([length, data]);
};
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A public key on P-256 in COSE: kind EC2, algorithm ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([start, bytes(left), Buffer.from([0x22]), bytes(right)]);
}

/** The origin of the service under test. */
const ownOrigin = 'http://docket.test';

const clientData = (type: string, request: PasskeyRequest, { origin = ownOrigin, challenge }: Wanted): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: challenge ?? request.challenge, origin, crossOrigin: false }));

function head(request: PasskeyRequest, { rpId, isVerified = true }: Wanted, counter: number, more = 0): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const site = sha256(rpId ?? request.rp?.id ?? request.rpId ?? '');
  return Buffer.concat([site, Buffer.from([flags.present | (isVerified ? flags.verified : 0) | more]), count]);
}

export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  /** What `navigator.credentials.create` returns, with an attestation of the kind "none". */
  create(request: PasskeyRequest, wanted: Wanted = {}): object {
    this.#userHandle = request.user?.id ?? '';
    const length = Buffer.from([0, this.id.length]);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)]);
    const authData = Buffer.concat([head(request, wanted, this.#counter, flags.hasKey), key]);
    const attestation = [
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ];
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', request, wanted),
      attestationObject: Buffer.concat(attestation),
    });
  }

  /** What `navigator.credentials.get` returns. */
  sign(request: PasskeyRequest, wanted: Wanted = {}): object {
    this.#counter = wanted.counter ?? this.#counter + 1;
    const clientDataJSON = clientData('webauthn.get', request, wanted);
    const authenticatorData = head(request, wanted, this.#counter);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.#keys.privateKey);
    const userHandle = Buffer.from(wanted.userHandle ?? this.#userHandle, wanted.userHandle ? 'utf8' : 'base64url');
    return this.#answer({ clientDataJSON, authenticatorData, signature, userHandle });
  }

  #answer(response: Readonly<Record<string, Buffer>>): object {
    const id = this.id.toString('base64url');
    const entries = Object.entries(response).map(([name, value]) => [name, value.toString('base64url')] as const);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: Object.fromEntries(entries) };
  }
}

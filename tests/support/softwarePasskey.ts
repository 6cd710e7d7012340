import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
/** CBOR of a byte string of 24 to 65,535 bytes. */
const cborBytes = (data: Uint8Array) =>
  Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Asked {
  challenge: string;
  origin: string;
  rpId: string;
}

/** An authenticator of one ES256 key in this process (WebAuthn level 2), which lies where a test has it lie. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #key: KeyObject;
  readonly #cose: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    const [head, toX, toY] = [[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01], [0x21], [0x22]];
    const at = (bytes: number[], value: string) =>
      Buffer.concat([Buffer.from(bytes), cborBytes(Buffer.from(value, 'base64url'))]);
    this.#cose = Buffer.concat([Buffer.from(head), at(toX, x), at(toY, y)]);
  }

  /** What `navigator.credentials.create` answers. */
  made(asked: Asked) {
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]);
    const authData = Buffer.concat([this.#authData(asked.rpId, 0x45), credential]);
    // { fmt: "none", attStmt: {}, authData }
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', asked),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get` answers; counts on. */
  signed(asked: Asked) {
    this.counter += 1;
    const authData = this.#authData(asked.rpId, 0x05);
    const clientDataJSON = clientData('webauthn.get', asked);
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hash]))
      .sign(this.#key);
    return {
      ...this.#named(),
      response: { clientDataJSON, authenticatorData: base64url(authData), signature: base64url(signature) },
    };
  }

  #named() {
    return { id: base64url(this.id), rawId: base64url(this.id), type: 'public-key' };
  }

  #authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, { challenge, origin }: Asked): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

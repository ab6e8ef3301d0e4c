// SHA-256 (FIPS 180-4). The browser's own is only there for pages over HTTPS.

/** The first 32 bits of the fractions of the roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) prime &&= n % d !== 0;
    if (prime) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** The hash of bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, n) => padded.setUint8(n, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let n = 0; n < 16; n++) w[n] = padded.getInt32(at + 4 * n);
    for (let n = 16; n < 64; n++) {
      const [x, y] = [w[n - 15]!, w[n - 2]!];
      const first = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const second = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[n] = w[n - 16]! + first + w[n - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + w[n]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, n) => (hash[n] = (hash[n]! + value) | 0));
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The hash of a label, a zero byte and a number in hexadecimal digits. */
export function labelled(label: string, number: string): string {
  const bytes = (number.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return sha256(Uint8Array.from([...new TextEncoder().encode(label), 0, ...bytes]));
}

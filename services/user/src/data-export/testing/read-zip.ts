import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

export function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === CENTRAL_ENTRY) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const nameLength = zip.readUInt16LE(at + 28);
    const rest = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, method === DEFLATED ? inflateRawSync(bytes) : Buffer.from(bytes));
    at += 46 + nameLength + rest;
  }
  return files;
}

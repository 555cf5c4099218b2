import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const [HEADER, TYPE_A, CLASS_IN, TTL_S] = [12, 1, 1, 5];
const RESPONSE = 0x8580;
const NO_SUCH_NAME = 3;
const DOMAIN = 'svc.cluster.local';

/** The address of a Service; undefined when there is none. */
export type FindService = (name: string, namespace: string) => Promise<string | undefined>;

/**
 * Names of Services for pods, in place of CoreDNS: `<service>.<namespace>.svc.cluster.local`, IPv4 only. Other names do not
 * exist: nothing outside can be reached.
 */
export async function serveClusterDns(address: string, port: number, find: FindService): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    answerTo(query, find).then(
      (answer) => socket.send(answer, from.port, from.address),
      // without an answer a resolver asks again
      (error: unknown) => console.error('cluster DNS:', error),
    );
  });
  socket.bind(port, address);
  await once(socket, 'listening');
  return socket;
}

/** The reply to one question: the Service's address, none for another type of record, or that the name does not exist. */
export async function answerTo(query: Buffer, find: FindService): Promise<Buffer> {
  const { name, type, end } = questionOf(query);
  const [service = '', namespace = '', ...domain] = name.toLowerCase().split('.');
  const address = domain.join('.') === DOMAIN ? await find(service, namespace) : undefined;
  const isAnswered = address !== undefined && type === TYPE_A;
  const reply = Buffer.from(query.subarray(0, end));
  reply.writeUInt16BE(RESPONSE | (address === undefined ? NO_SUCH_NAME : 0), 2);
  reply.writeUInt16BE(isAnswered ? 1 : 0, 6);
  reply.fill(0, 8, HEADER);
  return isAnswered ? Buffer.concat([reply, addressRecord(address)]) : reply;
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function addressRecord(address: string): Buffer {
  const record = Buffer.alloc(16);
  // the name of the question, by its offset
  record.writeUInt16BE(0xc000 | HEADER, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(CLASS_IN, 4);
  record.writeUInt32BE(TTL_S, 6);
  record.writeUInt16BE(4, 10);
  address.split('.').forEach((part, index) => record.writeUInt8(Number(part), 12 + index));
  return record;
}

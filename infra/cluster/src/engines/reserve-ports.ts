import { reservePort } from '@pokriv/local-stack/net/free-port';

/** `count` free ports, reserved for this process. */
export async function reservePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await reservePort(0));
  return ports;
}

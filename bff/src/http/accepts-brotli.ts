import type { IncomingMessage } from 'node:http';

export const acceptsBrotli = (request: IncomingMessage): boolean =>
  request.headers['accept-encoding']?.includes('br') ?? false;

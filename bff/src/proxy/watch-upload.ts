import type { ClientRequest, IncomingMessage } from 'node:http';

import { ANSWER_MS } from './timing.ts';

const LOOK_MS = 500;

/**
 * Tells a hung service from a slow phone: it is the service's turn while bytes wait for it or the whole body has been
 * handed over. When nothing moves then for as long as any other call may take, and the service does not say that it is
 * at work (102 Processing), the upload is given up.
 */
export function watchUpload(request: IncomingMessage, outgoing: ClientRequest, giveUp: () => void): void {
  let moved = 0;
  let since = Date.now();
  const timer = setInterval(() => {
    const written = outgoing.socket?.bytesWritten ?? 0;
    const isServicesTurn = request.readableEnded || outgoing.writableLength > 0;
    if (written !== moved || !isServicesTurn) {
      moved = written;
      since = Date.now();
    } else if (Date.now() - since >= ANSWER_MS) {
      giveUp();
    }
  }, LOOK_MS);
  timer.unref();
  outgoing.on('information', () => {
    since = Date.now();
  });
  const stop = () => clearInterval(timer);
  outgoing.once('response', stop).once('close', stop);
}

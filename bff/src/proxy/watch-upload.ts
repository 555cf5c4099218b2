import type { ClientRequest, IncomingMessage } from 'node:http';

import { ANSWER_MS } from './timing.ts';

const LOOK_MS = 500;

/**
 * Distinguishes a hung service from a slow phone: the service must act while bytes are buffered or the whole body is
 * sent. Aborts the upload when nothing moves then for ANSWER_MS and the service sends no 102 Processing.
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

import type { Response } from 'express';

/** Answers with a body of our own making, which is not stored anywhere. */
export function sendJson(response: Response, status: number, body: unknown): void {
  response.status(status).set('Cache-Control', 'no-store').json(body);
}

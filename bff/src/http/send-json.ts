import type { Response } from 'express';

export function sendJson(response: Response, status: number, body: unknown): void {
  response.status(status).set('Cache-Control', 'no-store').json(body);
}

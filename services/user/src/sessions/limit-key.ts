import { createHash } from 'node:crypto';

/** An e-mail as the key of a limit: Redis keeps no personal data. */
export const limitKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

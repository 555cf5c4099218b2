import { z } from 'zod';

import { CLIENT_ERROR_MOST, clientErrorKinds } from './client-error-parts.ts';

/** An error of a page; texts are redacted before they are logged. */
export const ClientError = z.strictObject({
  kind: z.enum(clientErrorKinds),
  message: z.string().max(CLIENT_ERROR_MOST.message),
  stack: z.string().max(CLIENT_ERROR_MOST.stack),
});
export type ClientError = z.infer<typeof ClientError>;

import { z } from 'zod';

import { CLIENT_ERROR_MOST, clientErrorKinds } from './client-error-parts.ts';

/** Browser error; its texts are redacted before logging. */
export const ClientError = z.strictObject({
  kind: z.enum(clientErrorKinds),
  message: z.string().max(CLIENT_ERROR_MOST.message),
  stack: z.string().max(CLIENT_ERROR_MOST.stack),
});
export type ClientError = z.infer<typeof ClientError>;

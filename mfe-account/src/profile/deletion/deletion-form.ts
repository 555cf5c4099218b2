import { z } from 'zod';

import { texts } from './messages.ts';

export const DeletionForm = z.object({ password: z.string().min(1, texts.passwordMissing).max(128) });
export const NoForm = z.object({ password: z.string() });

import type { z } from 'zod';

/** Undeclared parts are refused. `reply` describes the body without `success`. */
export interface Schemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  upload?: { field: string; filesMax: number };
  fileType?: string;
  status?: 201 | 202;
  summary: string;
}

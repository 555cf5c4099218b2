import type { z } from 'zod';

/** The schemas of one call; what is absent is not accepted. `reply` describes the body without `success`. */
export interface Schemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** The multipart field of an upload, and how many files it may hold. */
  upload?: { field: string; filesMax: number };
  /** The media type of a file that is answered; by default that of its ending. */
  fileType?: string;
  /** The status of success when it is not 200. */
  status?: 201 | 202;
  summary: string;
}

/** A connection of the BFF's own to a service stands within this time. */
export const CONNECT_MS = 2000;
/** A service that moves nothing for this long is hung: the caller has its answer within 8 s (quality, R5). */
export const ANSWER_MS = 6000;
/** An upload waits for a slow phone, but not for a hung service (`watch-upload.ts`). */
export const UPLOAD_MS = 60_000;

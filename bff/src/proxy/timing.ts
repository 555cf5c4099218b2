/** Connect timeout to a service, in ms. */
export const CONNECT_MS = 2000;
/** Idle timeout of a service, in ms: the caller is answered within 8 s (quality, R5). */
export const ANSWER_MS = 6000;
/** Idle timeout of an open stream, in ms: two missed heartbeats of the service, which sends one every 20 s. */
export const STREAM_IDLE_MS = 50_000;
/** Idle timeout of an upload, in ms: allows a slow phone; `watch-upload.ts` detects a hung service. */
export const UPLOAD_MS = 60_000;

/** Bytes of a trace id and of a span id (W3C Trace Context). */
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

const hexOf = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A new value of the header `traceparent`; the server decides about sampling. */
export const newTraceparent = (): string => `00-${hexOf(TRACE_BYTES)}-${hexOf(SPAN_BYTES)}-00`;

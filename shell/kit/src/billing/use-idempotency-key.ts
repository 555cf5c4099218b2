import { useRef } from 'react';

export interface IdempotencyKey {
  /** Stable for one body until its reply; another body gets a new key. */
  headersFor: (body: unknown) => { 'idempotency-key': string };
  settle: () => void;
}

/** Idempotency keys for retries of a payment (decisions §2). */
export function useIdempotencyKey(): IdempotencyKey {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  return {
    headersFor: (value) => {
      const body = JSON.stringify(value);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      return { 'idempotency-key': attempt.current.key };
    },
    settle: () => {
      attempt.current = undefined;
    },
  };
}

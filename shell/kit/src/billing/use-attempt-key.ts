import { useRef } from 'react';

export interface AttemptKey {
  /** The header for this body: the same one until it is answered, another one for another body. */
  headersFor: (body: unknown) => { 'idempotency-key': string };
  /** After an answer: what follows is a new purchase, also when it is of the same thing. */
  settle: () => void;
}

/** Lets a press that is repeated because no answer came be known as the same one (decisions §2). */
export function useAttemptKey(): AttemptKey {
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

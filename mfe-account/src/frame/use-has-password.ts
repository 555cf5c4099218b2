import { hasPassword } from '@pokriv/web-kit/identity';
import { useEffect, useState } from 'react';

/** Undefined until the identity provider answers. */
export function useHasPassword(): boolean | undefined {
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    hasPassword().then(setKnown, (error: unknown) => {
      console.warn('sign-in methods: read failed, assuming a password', error);
      // Most accounts have a password, and the server checks anyway.
      setKnown(true);
    });
  }, []);
  return known;
}

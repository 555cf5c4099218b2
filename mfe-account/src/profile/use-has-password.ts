import { hasPassword } from '@pokriv/web-kit/identity';
import { useEffect, useState } from 'react';

/** Undefined until the identity provider answers. */
export function useHasPassword(): boolean | undefined {
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    hasPassword().then(
      (has) => {
        if (isCurrent) setKnown(has);
      },
      (error: unknown) => {
        console.warn('sign-in methods: read failed, assuming a password', error);
        // Most accounts have a password, and the server checks anyway.
        if (isCurrent) setKnown(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return known;
}

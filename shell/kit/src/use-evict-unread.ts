import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Key } from 'swr';

/** Spec §9: a reply stays cached for ten minutes after its last reader unmounts. */
const TTL_MS = 600_000;

interface Reading {
  parts: number;
  forgetting?: ReturnType<typeof setTimeout>;
}
const readings = new Map<string, Reading>();

/** @param key null: no read */
export function useEvictUnread(key: Key): void {
  const { mutate } = useSWRConfig();
  const name = unstable_serialize(key);
  useEffect(() => {
    if (!name) return undefined;
    const reading = readings.get(name) ?? { parts: 0 };
    readings.set(name, reading);
    reading.parts += 1;
    clearTimeout(reading.forgetting);
    return () => {
      reading.parts -= 1;
      if (reading.parts > 0) return;
      reading.forgetting = setTimeout(() => {
        readings.delete(name);
        void mutate(name, undefined, { revalidate: false });
      }, TTL_MS);
    };
  }, [name, mutate]);
}

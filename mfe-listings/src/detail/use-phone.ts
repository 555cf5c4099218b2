import { call } from '@pokriv/web-kit/api';
import { useState } from 'react';

/** The owner's phone: asked for by a press, because every reveal is counted and limited (decisions §3). */
export function usePhone(id: string) {
  const [phone, setPhone] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  /** What went wrong the shell tells by itself. */
  const reveal = async (): Promise<void> => {
    if (isBusy || phone) return;
    setIsBusy(true);
    try {
      setPhone((await call('revealPhone', { params: { id } })).data.phone);
    } catch {
      // told by the shell's toast
    } finally {
      setIsBusy(false);
    }
  };
  return { phone, isBusy, reveal };
}

export type Phone = ReturnType<typeof usePhone>;

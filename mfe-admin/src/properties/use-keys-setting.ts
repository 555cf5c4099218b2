import { useState } from 'react';

const STORAGE_KEY = 'admin-keys';

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys act: whoever dictates or uses a screen reader turns them off (WCAG 2.1.4). */
export function useKeysSetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(readStored);
  const set = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [isOn, set];
}

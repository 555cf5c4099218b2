import { useState } from 'react';

const STORAGE_KEY = 'admin-keys';

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single-key shortcuts are on: they collide with speech input and screen readers (WCAG 2.1.4). */
export function useKeysSetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(readStored);
  const set = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts for this page.
    }
  };
  return [isOn, set];
}

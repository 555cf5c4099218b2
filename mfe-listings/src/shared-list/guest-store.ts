const STORAGE_KEY = 'shared-list-guest';
/** Number of stored lists; the oldest are dropped. */
const KEPT = 30;

/** Guest of one list: public id, and secret key for their own votes. */
export interface Guest {
  person: string;
  key: string;
}

type Guests = Record<string, Guest>;

function readAll(): Guests {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Guests;
  } catch {
    return {};
  }
}

export function readGuest(token: string): Guest | undefined {
  const guests = readAll();
  return Object.hasOwn(guests, token) ? guests[token] : undefined;
}

/** @returns false when storage is unavailable */
export function keepGuest(token: string, guest: Guest): boolean {
  const { [token]: _before, ...others } = readAll();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...kept, [token, guest]])));
    return true;
  } catch {
    return false;
  }
}

export function forgetGuest(token: string): void {
  const { [token]: _gone, ...others } = readAll();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(others));
  } catch {
    // Storage is unavailable.
  }
}

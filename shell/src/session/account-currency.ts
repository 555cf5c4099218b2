import { chosenCurrency, type Currency } from '@pokriv/contracts/money';
import { call } from '@pokriv/web-kit/api';
import { currencyAtom } from '@pokriv/web-kit/price';
import { currentUser, onSession, updateUser } from '@pokriv/web-kit/session';
import { getDefaultStore } from 'jotai';

const store = getDefaultStore();

/** Applies the account's currency in a browser without its own choice. Called once at start. */
export function followAccountCurrency(): void {
  let known: Currency | null | undefined;
  const apply = () => {
    const currency = currentUser()?.currency;
    if (currency === known) return;
    known = currency;
    if (currency && !chosenCurrency(document.cookie)) store.set(currencyAtom, currency);
  };
  onSession(apply);
  apply();
}

async function saveInAccount(currency: Currency): Promise<void> {
  const user = currentUser();
  if (!user || user.currency === currency) return;
  const { data } = await call('updateProfile', {
    body: { currency },
    quiet: ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED', 'NOT_FOUND'],
  });
  const present = currentUser();
  if (present?.id === user.id) updateUser({ ...present, currency: data.currency });
}

let saving = Promise.resolve();

/** Sets the primary currency in this browser and in the account; a failed save leaves it to this browser. */
export function chooseCurrency(currency: Currency): Promise<void> {
  store.set(currencyAtom, currency);
  // Serialised: the last press wins.
  saving = saving
    .then(() => saveInAccount(currency))
    .catch((error: unknown) => console.warn('currency: not saved in the account', error));
  return saving;
}

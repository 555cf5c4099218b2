import { currencies, type Currency } from '@pokriv/contracts/money';
import type { Migration } from '@pokriv/service-kit/migrations';
import { trusted } from 'mongoose';

import { announceChanged } from './announce-changed.ts';

const chose = {
  currency: trusted({ $in: Object.keys(currencies) as Currency[] }),
  isErasing: trusted({ $ne: true as const }),
};

/** Resumable. */
export const currenciesOfMails: Migration = {
  id: 17,
  name: 'mails know the currencies that people chose',
  up: (connection) => announceChanged(connection, chose),
};

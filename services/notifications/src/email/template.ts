import type { JobData, JobName } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';

/** Builds the letter of one fact; `origin` is where links lead, without a slash at the end. */
export type Template<Name extends JobName> = (fact: JobData<Name>, origin: string) => Letter;

/** Why a mail came, by who gets it. */
export const reasons = {
  account: 'Получавате този имейл, защото имате профил в Покрив.',
  landlord: 'Получавате този имейл, защото публикувате обяви в Покрив.',
  reporter: 'Получавате този имейл, защото докладвахте обява в Покрив.',
  writer: 'Получавате този имейл, защото ни писахте през формата за контакт на Покрив.',
  admin: 'Получавате този имейл, защото сте администратор на Покрив.',
  support: 'Съобщение от формата за контакт.',
} as const;

import { adminUserStates } from '@pokriv/contracts/account/admin-user-options';
import { planNames } from '@pokriv/contracts/billing/plans';
import { roles } from '@pokriv/contracts/roles';
import { sofiaDate } from '@pokriv/contracts/sofia-moment';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredAccount } from '../accounts/account.model.ts';
import { stateOf } from '../accounts/found-by.ts';
import { verifiedPhoneOf } from '../accounts/verified-phone-of.ts';

export const userColumns: Columns<StoredAccount> = {
  Номер: ({ _id }) => _id,
  Име: ({ firstName }) => firstName,
  Фамилия: ({ lastName }) => lastName,
  Имейл: ({ email }) => email,
  'Потвърден имейл': ({ isEmailVerified }) => isEmailVerified,
  Телефон: ({ phone }) => phone ?? '',
  'Потвърден телефон': (account) => verifiedPhoneOf(account) !== null,
  Роля: ({ role }) => roles[role],
  Състояние: (account) => adminUserStates[stateOf(account)],
  'Причина за ограничаване': ({ suspensionReason }) => suspensionReason ?? '',
  'Ограничен до': ({ suspendedUntil }) => suspendedUntil ?? null,
  План: ({ plan }) => planNames[plan],
  'Използвани обяви': ({ usedListings }) => usedListings.used,
  Предупреждения: ({ warnings = 0 }) => warnings,
  Регистриран: ({ createdAt }) => createdAt,
  'Последно тук': ({ lastSeenAt }) => (lastSeenAt ? sofiaDate(lastSeenAt) : null),
  'Изтрива се на': ({ erasedAt }) => erasedAt ?? null,
};

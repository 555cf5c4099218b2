import { z } from 'zod';

import { whenMissing } from '../field-errors.ts';
import { currencies } from '../money.ts';
import { Company } from './company.ts';
import { optionalMails } from './optional-mails.ts';
import { isValidPhone, normalizePhone } from '../phone.ts';
import { roles } from '../roles.ts';
import { signInTexts } from './sign-in-texts.ts';
import { IsoDateTime, isLine, keysOf, personName, textBetween, trimmed, upTo } from '../zod-parts.ts';

export const Role = keysOf(roles);

/** Error texts are those of spec §5, verbatim. */
export const Email = z
  .string(whenMissing('Имейлът е задължителен'))
  .trim()
  .min(1, 'Имейлът е задължителен')
  .max(254, 'Невалиден имейл адрес')
  .pipe(z.email('Невалиден имейл адрес'));

export const Phone = z
  .string()
  .trim()
  .max(40, upTo())
  // text without digits stays invalid instead of becoming an empty phone
  .transform((value) => normalizePhone(value) || value)
  .refine(
    (value) => value === '' || isValidPhone(value),
    'Невалиден телефонен номер. Използвайте формат: 088 812 3456 или +359 88 812 3456',
  );

const nameOf = (missing: string, tooShort: string) =>
  personName(
    trimmed(missing)
      .min(1, missing)
      .min(2, tooShort)
      .max(60, upTo())
      .refine(...isLine),
  );
const FirstName = nameOf('Името е задължително', 'Името трябва да е поне 2 символа');
const LastName = nameOf('Фамилията е задължителна', 'Фамилията трябва да е поне 2 символа');

export const Login = z.strictObject({
  email: Email,
  password: z
    .string(whenMissing('Паролата е задължителна'))
    .min(1, 'Паролата е задължителна')
    .min(6, 'Паролата трябва да е поне 6 символа')
    .max(128, 'Паролата е твърде дълга'),
});
export type Login = z.infer<typeof Login>;

export const NewPassword = z
  .string(whenMissing('Паролата е задължителна'))
  .min(1, 'Паролата е задължителна')
  .min(6, 'Паролата трябва да е поне 6 символа')
  .max(128, upTo('Паролата е твърде дълга'))
  // anchored: unanchored lookaheads run at every position of a long text
  .regex(
    /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)/su,
    'Паролата трябва да съдържа малка буква, главна буква и цифра',
  );

export const Registration = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  phone: Phone.optional(),
  password: NewPassword,
});
export type Registration = z.infer<typeof Registration>;

/** Form of spec §5, with the password typed twice. */
export const RegistrationForm = Registration.extend({
  confirmPassword: z
    .string(whenMissing('Потвърждението на паролата е задължително'))
    .min(1, 'Потвърждението на паролата е задължително'),
}).refine(({ password, confirmPassword }) => password === confirmPassword, {
  message: signInTexts.passwordsDiffer,
  path: ['confirmPassword'],
  // reports a mismatch together with other errors
  when: ({ value }) => Boolean((value as { confirmPassword?: unknown }).confirmPassword),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** Excludes the admin role (spec §3, decisions §9). */
export const NewProfile = z.strictObject({
  firstName: personName(textBetween(1, 60)),
  lastName: personName(
    trimmed()
      .max(60, upTo())
      .refine(...isLine),
  ),
  phone: Phone.nullish(),
  role: z.enum(['tenant', 'landlord'], 'Изберете роля.').default('tenant'),
  avatar: z.url().max(500).nullish(),
});
export type NewProfile = z.infer<typeof NewProfile>;

/** Replaces the whole choice; absent mails are switched on. */
const SilencedMails = z.array(keysOf(optionalMails)).max(Object.keys(optionalMails).length);

/** Currency shown first on devices without a choice; null: the site's default. */
const ShownCurrency = keysOf(currencies).nullable();

/** `role` can be set once, right after registration (decisions §9). */
export const ProfileChange = z.strictObject({
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  phone: Phone.nullish(),
  role: z.enum(['tenant', 'landlord'], 'Изберете роля.').optional(),
  silencedMails: SilencedMails.optional(),
  currency: ShownCurrency.optional(),
  /** null removes the company. */
  company: Company.nullish(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  role: Role,
  /** True once the user has chosen a role; later changes need a request. */
  isRoleChosen: z.boolean(),
  /** Provider URL of a copied avatar; null for an uploaded one or none. */
  avatarSource: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** Earlier releases do not send it. */
  isPhoneVerified: z.boolean().optional(),
  silencedMails: SilencedMails,
  currency: ShownCurrency,
  /** Earlier releases do not send it. */
  company: Company.nullish(),
  /** Time of the scheduled erasure, still cancellable; null without one. */
  erasedAt: IsoDateTime.nullable(),
  isPremium: z.boolean(),
  premiumExpiresAt: IsoDateTime.nullable(),
  remainingListings: z.number().nullable(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
});
export type User = z.infer<typeof User>;

/** Reply of login, registration and refresh, with the identity provider's tokens (decisions §2). */
export const SignedIn = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.number(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;

export const PasswordChange = z.strictObject({
  currentPassword: z.string().min(1, 'Въведете сегашната си парола.').max(128),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Picture of the identity provider, copied by the server (spec §4). */
export const GoogleAvatar = z.strictObject({
  googleAvatarUrl: z.url('Невалиден адрес на снимка.').max(2000),
});
export type GoogleAvatar = z.infer<typeof GoogleAvatar>;

/** The password is optional right after a sign-in. */
export const DeletionRequest = z.strictObject({ password: z.string().min(1).max(128).optional() });
export type DeletionRequest = z.infer<typeof DeletionRequest>;

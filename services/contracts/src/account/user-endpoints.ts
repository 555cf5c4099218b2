import { z } from 'zod';

import { isCommonPassword } from './common-password.ts';
import { signInTexts } from './sign-in-texts.ts';
import { AdminUser, AdminUserChange, AdminUserDeletion, AdminUsersQuery } from './admin-user.ts';
import { DataExport } from './data-export.ts';
import type { Schemas } from '../endpoint.ts';
import { PhoneCodeRequest, SentPhoneCode, SmsCode } from './phone-verification.ts';
import {
  AdminRoleRequest,
  NewRoleRequest,
  RoleRequest,
  RoleRequestDecision,
  RoleRequestQuery,
} from './role-request.ts';
import {
  AnyCode,
  AppCode,
  RecoveryCodes,
  SecondFactorReset,
  SecondFactorSession,
  SecondFactorSetup,
  SecondFactorState,
} from './second-factor.ts';
import {
  DeletionRequest,
  Email,
  GoogleAvatar,
  Login,
  NewPassword,
  NewProfile,
  PasswordChange,
  ProfileChange,
  Registration,
  SignedIn,
  User,
} from './user.ts';
import { ById, dataOf, Done, isLine, listOfData, trimmed, upTo } from '../zod-parts.ts';

/** Checked on the server; the browser loads the word list only with a form that needs it. */
const UncommonPassword = NewPassword.refine((password) => !isCommonPassword(password), {
  message: signInTexts.commonPassword,
});

/** `confirmPassword` is optional and must match (spec §3). */
const RegistrationCall = Registration.extend({
  password: UncommonPassword,
  confirmPassword: z.string().max(128).optional(),
}).refine(({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password, {
  message: signInTexts.passwordsDiffer,
  path: ['confirmPassword'],
});

const OneTimeCode = z.string().min(1, 'Липсва код.').max(500);

const SignedLink = z.strictObject({
  token: z
    .string()
    .max(600)
    .regex(/^[\w-]+\.[\w-]+$/u, 'Невалидна връзка.'),
});

export const userEndpoints = {
  login: { body: Login, reply: dataOf(SignedIn), summary: 'Вход с имейл и парола' },
  register: { body: RegistrationCall, reply: dataOf(SignedIn), status: 201, summary: 'Регистрация' },
  refreshToken: {
    body: z.strictObject({ refreshToken: z.string().min(1).max(4000) }),
    reply: dataOf(SignedIn),
    summary: 'Нов токен',
  },
  logout: {
    body: z.strictObject({
      everywhere: z.boolean().optional(),
    }),
    reply: Done,
    summary: 'Изход: от това устройство, с everywhere от всички',
  },
  forgotPassword: { body: z.strictObject({ email: Email }), reply: Done, summary: 'Имейл за нова парола' },
  resetPassword: {
    body: z.strictObject({ token: OneTimeCode, password: UncommonPassword }),
    reply: Done,
    summary: 'Нова парола с код от имейл',
  },
  checkResetCode: {
    body: z.strictObject({ token: OneTimeCode }),
    reply: dataOf(z.object({ email: z.string() })),
    summary: 'Важи ли кодът за нова парола',
  },
  verifyEmail: {
    body: z.strictObject({ token: OneTimeCode }),
    reply: Done,
    summary: 'Потвърждаване на имейл',
  },
  sendVerificationEmail: { reply: Done, status: 202, summary: 'Нов имейл за потвърждение' },
  createProfile: { body: NewProfile, reply: dataOf(User), status: 201, summary: 'Създаване на профил' },
  getProfile: { reply: dataOf(User), summary: 'Моят профил' },
  updateProfile: { body: ProfileChange, reply: dataOf(User), summary: 'Промяна на профила' },
  sendPhoneCode: {
    body: PhoneCodeRequest,
    reply: dataOf(SentPhoneCode),
    status: 202,
    summary: 'SMS с код до телефона в профила; в рамките на минута повторението не изпраща нов',
  },
  verifyPhone: { body: SmsCode, reply: dataOf(User), summary: 'Потвърждаване на телефона с кода от SMS' },
  uploadAvatar: {
    upload: { field: 'avatar', filesMax: 1 },
    reply: dataOf(User),
    status: 201,
    summary: 'Качване на снимка на профила (поле avatar)',
  },
  deleteAvatar: { reply: dataOf(User), summary: 'Премахване на снимката на профила' },
  takeGoogleAvatar: { body: GoogleAvatar, reply: dataOf(User), summary: 'Снимка от Google' },
  changePassword: {
    body: PasswordChange.extend({ newPassword: UncommonPassword }),
    reply: dataOf(SignedIn),
    summary: 'Смяна на паролата',
  },
  readSecondFactor: {
    reply: dataOf(SecondFactorState),
    summary: 'Двуфакторна защита: състояние в тази сесия',
  },
  setUpSecondFactor: {
    reply: dataOf(SecondFactorSetup),
    summary: 'Нов ключ за приложение с кодове; иска скорошен вход (SIGN_IN_AGAIN)',
  },
  confirmSecondFactor: {
    body: z.strictObject({ code: AppCode }),
    reply: dataOf(SecondFactorSession.extend(RecoveryCodes.shape)),
    summary: 'Включване на двуфакторната защита с първия код; връща резервните кодове веднъж',
  },
  verifySecondFactor: {
    body: z.strictObject({ code: AnyCode }),
    reply: dataOf(SecondFactorSession),
    summary: 'Код от приложението или резервен код: сесия с правата на администратор',
  },
  renewRecoveryCodes: {
    body: z.strictObject({ code: AnyCode }),
    reply: dataOf(RecoveryCodes),
    summary: 'Десет нови резервни кода; старите спират да важат',
  },
  removeSecondFactor: {
    body: z.strictObject({ code: AnyCode }),
    reply: dataOf(SecondFactorState),
    summary: 'Изключване на двуфакторната защита, ако не е задължителна',
  },
  requestRoleChange: {
    body: NewRoleRequest,
    reply: dataOf(RoleRequest),
    status: 201,
    summary: 'Заявка за друга роля',
  },
  readRoleChangeRequest: {
    reply: dataOf(RoleRequest.nullable()),
    summary: 'Последната ми заявка за роля',
  },
  listRoleChangeRequests: {
    query: RoleRequestQuery,
    reply: listOfData(AdminRoleRequest),
    summary: 'Заявки за роля',
  },
  decideRoleChangeRequest: {
    params: ById,
    body: RoleRequestDecision,
    reply: dataOf(AdminRoleRequest),
    summary: 'Решение по заявка за роля',
  },
  requestDataExport: { reply: dataOf(DataExport), status: 202, summary: 'Архив с моите данни' },
  readDataExport: { reply: dataOf(DataExport), summary: 'Състояние на архива с моите данни' },
  openDataExport: {
    params: SignedLink,
    reply: z.unknown(),
    fileType: 'text/html',
    summary: 'Връзката към архива, отворена в браузър: води към страницата, от която се изтегля',
  },
  downloadDataExport: {
    params: SignedLink,
    reply: z.unknown(),
    fileType: 'application/zip',
    summary: 'Изтегляне на архива с връзката от имейла, веднъж',
  },
  silenceMail: {
    params: SignedLink,
    reply: Done,
    summary: 'Отказ от вид имейли с едно натискане (RFC 8058)',
  },
  openMailChoice: {
    params: SignedLink,
    reply: z.unknown(),
    fileType: 'text/html',
    summary: 'Връзката за отказ, отворена в браузър: води към известията в профила',
  },
  requestDeletion: {
    body: DeletionRequest,
    reply: dataOf(User),
    status: 202,
    summary: 'Изтриване на профила след 14 дни',
  },
  cancelDeletion: { reply: dataOf(User), summary: 'Отказ от изтриването' },
  listUsers: { query: AdminUsersQuery, reply: listOfData(AdminUser), summary: 'Потребители' },
  exportUsers: {
    query: AdminUsersQuery.omit({ page: true, limit: true }),
    reply: z.unknown(),
    summary: 'Потребители като CSV',
  },
  getUser: { params: ById, reply: dataOf(AdminUser), summary: 'Един потребител' },
  updateUser: {
    params: ById,
    body: AdminUserChange,
    reply: dataOf(AdminUser),
    summary: 'Промяна на потребител: данни, роля, ограничаване',
  },
  deleteUser: {
    params: ById,
    body: AdminUserDeletion,
    reply: dataOf(AdminUser),
    status: 202,
    summary: 'Изтриване на потребител след 14 дни',
  },
  resetSecondFactor: {
    params: ById,
    body: SecondFactorReset,
    reply: dataOf(AdminUser),
    summary: 'Нулиране на двуфакторната защита на друг администратор',
  },
  checkPhone: {
    body: z.strictObject({
      phone: trimmed('Въведете телефон.')
        .min(1)
        .max(40, upTo())
        .refine(...isLine),
    }),
    reply: dataOf(z.object({ isAvailable: z.boolean() })),
    summary: 'Свободен ли е телефонът',
  },
} as const satisfies Record<string, Schemas>;

import { z } from 'zod';

import type { Schemas } from '../endpoint.ts';
import {
  Email,
  Login,
  NewPassword,
  NewProfile,
  ProfileChange,
  Registration,
  SignedIn,
  User,
} from '../user.ts';
import { dataOf, Done } from '../zod-parts.ts';

const OneTimeCode = z.string().min(1, 'Липсва код.').max(500);

export const userEndpoints = {
  login: { body: Login, reply: dataOf(SignedIn), summary: 'Вход с имейл и парола' },
  register: { body: Registration, reply: dataOf(SignedIn), status: 201, summary: 'Регистрация' },
  refreshToken: {
    body: z.strictObject({ refreshToken: z.string().min(1).max(4000) }),
    reply: dataOf(SignedIn),
    summary: 'Нов токен',
  },
  logout: { reply: Done, summary: 'Изход от всички устройства' },
  forgotPassword: { body: z.strictObject({ email: Email }), reply: Done, summary: 'Имейл за нова парола' },
  resetPassword: {
    body: z.strictObject({ token: OneTimeCode, password: NewPassword }),
    reply: Done,
    summary: 'Нова парола с код от имейл',
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
  checkPhone: {
    body: z.strictObject({ phone: z.string().min(1).max(30) }),
    reply: dataOf(z.object({ isAvailable: z.boolean() })),
    summary: 'Свободен ли е телефонът',
  },
} as const satisfies Record<string, Schemas>;

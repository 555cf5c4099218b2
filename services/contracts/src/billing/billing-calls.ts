import type { Call } from '../call.ts';
import { admins, landlords } from '../role-groups.ts';

/** Payments and subscriptions (spec §7, decisions §8). */
export const billingCalls = {
  createSubscription: { method: 'post', path: '/subscriptions', owner: 'user', access: 'signed-in' },
  readSubscription: { method: 'get', path: '/subscriptions/current', owner: 'user', access: 'signed-in' },
  changeSubscription: { method: 'put', path: '/subscriptions/current', owner: 'user', access: 'signed-in' },
  cancelSubscription: {
    method: 'delete',
    path: '/subscriptions/current',
    owner: 'user',
    access: 'signed-in',
  },
  resumeSubscription: {
    method: 'post',
    path: '/subscriptions/current/resume',
    owner: 'user',
    access: 'signed-in',
  },
  readSubscriptionStatus: {
    method: 'get',
    path: '/subscriptions/status',
    owner: 'user',
    access: 'signed-in',
  },
  openBillingPortal: { method: 'post', path: '/subscriptions/portal', owner: 'user', access: 'signed-in' },
  createPayment: { method: 'post', path: '/payments', owner: 'user', access: landlords },
  promoteWithCredits: { method: 'post', path: '/payments/credits', owner: 'user', access: landlords },
  listPayments: { method: 'get', path: '/payments', owner: 'user', access: 'signed-in' },
  getPayment: { method: 'get', path: '/payments/:id', owner: 'user', access: 'signed-in' },
  cancelPayment: { method: 'post', path: '/payments/:id/cancel', owner: 'user', access: 'signed-in' },
  receiveStripeEvent: {
    method: 'post',
    path: '/webhooks/stripe',
    owner: 'user',
    access: 'public',
    isRaw: true,
  },
  readUserBilling: { method: 'get', path: '/admin/users/:id/billing', owner: 'user', access: admins },
  endUserSessions: { method: 'delete', path: '/admin/users/:id/sessions', owner: 'user', access: admins },
  listAdminPayments: { method: 'get', path: '/admin/payments', owner: 'user', access: admins },
  exportPayments: {
    method: 'get',
    path: '/admin/payments/table.csv',
    owner: 'user',
    access: admins,
    isFile: true,
  },
  refundPayment: { method: 'post', path: '/admin/payments/:id/refund', owner: 'user', access: admins },
  listPromotions: { method: 'get', path: '/properties/:id/promotions', owner: 'property', access: landlords },
  grantPromotion: {
    method: 'post',
    path: '/admin/properties/:id/promotions',
    owner: 'property',
    access: admins,
  },
} as const satisfies Record<string, Call>;

import type { Migration } from '@pokriv/service-kit/migrations';

import { adminLists } from './admin-lists.ts';
import { announceAdmins } from './announce-admins.ts';
import { announceModerators } from './announce-moderators.ts';
import { announceToConversations } from './announce-to-conversations.ts';
import { announceToProperty } from './announce-to-property.ts';
import { avatars } from './avatars.ts';
import { billing } from './billing.ts';
import { companyWords } from './company-words.ts';
import { coveredLists } from './covered-lists.ts';
import { creditPromotions } from './credit-promotions.ts';
import { currenciesOfMails } from './currencies-of-mails.ts';
import { eventsToSync } from './events-to-sync.ts';
import { fewerMails } from './fewer-mails.ts';
import { leaving } from './leaving.ts';
import { pausedSubscriptions } from './paused-subscriptions.ts';
import { paymentLists } from './payment-lists.ts';
import { refunds } from './refunds.ts';

export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'accounts',
    up: async (connection) => {
      await connection.collection('accounts').createIndexes([
        { key: { email: 1 }, name: 'email', unique: true },
        { key: { phone: 1 }, name: 'phone', unique: true, sparse: true },
      ]);
    },
  },
  {
    id: 2,
    name: 'role requests, and suspensions that end',
    up: async (connection) => {
      await connection.collection('role_requests').createIndexes([
        {
          key: { userId: 1 },
          name: 'one_pending',
          unique: true,
          partialFilterExpression: { status: 'pending' },
        },
        { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'of_user' },
        { key: { status: 1, createdAt: -1, _id: -1 }, name: 'by_status' },
        { key: { createdAt: -1, _id: -1 }, name: 'newest' },
      ]);
      await connection
        .collection('accounts')
        .createIndex(
          { suspendedUntil: 1 },
          { name: 'suspended_until', partialFilterExpression: { suspendedUntil: { $type: 'date' } } },
        );
    },
  },
  {
    id: 3,
    name: 'data exports',
    up: async (connection) => {
      await connection.collection('data_exports').createIndexes([
        {
          key: { userId: 1 },
          name: 'one_under_way',
          unique: true,
          partialFilterExpression: { status: 'making' },
        },
        { key: { userId: 1, requestedAt: -1, _id: -1 }, name: 'of_user' },
        { key: { status: 1, expiresAt: 1 }, name: 'to_expire' },
      ]);
    },
  },
  leaving,
  avatars,
  adminLists,
  billing,
  paymentLists,
  eventsToSync,
  coveredLists,
  pausedSubscriptions,
  refunds,
  announceToConversations,
  announceToProperty,
  announceAdmins,
  fewerMails,
  currenciesOfMails,
  companyWords,
  creditPromotions,
  announceModerators,
];

import { claimModel } from '@pokriv/service-kit/claim.model';
import { effectModel } from '@pokriv/service-kit/effect.model';
import type { IndexedModel } from '@pokriv/service-kit/model';
import { outboxEventModel } from '@pokriv/service-kit/outbox';

import { accountModel } from './accounts/account.model.ts';
import { avatarFileModel } from './avatars/avatar-file.model.ts';
import { billingListingModel } from './billing/promotions/billing-listing.model.ts';
import { customerModel } from './billing/customers/customer.model.ts';
import { creditModel } from './billing/promotions/credit.model.ts';
import { paymentModel } from './billing/payments/payment.model.ts';
import { subscriptionModel } from './billing/subscriptions/subscription.model.ts';
import { stripeEventModel, stripeSweepModel } from './billing/webhooks/stripe-event.model.ts';
import { dataExportModel } from './data-export/data-export.model.ts';
import { erasureModel } from './erasure/erasure.model.ts';
import { roleRequestModel } from './role-requests/role-request.model.ts';
import { savedFiltersModel } from './saved-filters/saved-filters.model.ts';
import { secondFactorModel } from './second-factor/second-factor.model.ts';
import { phoneCodeModel } from './verified-phone/phone-code.model.ts';

export { migrations } from './migrations/index.ts';

export const models: readonly IndexedModel[] = [
  outboxEventModel,
  effectModel,
  claimModel,
  accountModel,
  avatarFileModel,
  roleRequestModel,
  secondFactorModel,
  savedFiltersModel,
  phoneCodeModel,
  dataExportModel,
  erasureModel,
  paymentModel,
  subscriptionModel,
  customerModel,
  creditModel,
  billingListingModel,
  stripeEventModel,
  stripeSweepModel,
];

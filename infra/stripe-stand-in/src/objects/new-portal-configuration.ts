import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';
import { mergeMetadata } from './wire.ts';

/** Features of the portal; unnamed ones are disabled. */
export function newPortalConfiguration(
  unit: Unit,
  { features, metadata }: Stripe.BillingPortal.ConfigurationCreateParams,
): Stripe.BillingPortal.Configuration {
  const isOn = (feature?: { enabled: boolean }): boolean => feature?.enabled ?? false;
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: unit.now(),
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: isOn(features.invoice_history) },
      payment_method_update: {
        enabled: isOn(features.payment_method_update),
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: isOn(features.subscription_cancel),
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergeMetadata({}, metadata),
    name: null,
    updated: unit.now(),
  };
}

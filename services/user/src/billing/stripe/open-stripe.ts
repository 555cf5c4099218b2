import Stripe from 'stripe';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Absent: Stripe's own API. */
  apiUrl?: string | undefined;
}

/** Short: a person waits for the answer. */
const TIMEOUT_MS = 10_000;

/** The only Stripe client; the package pins the API version. */
export function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

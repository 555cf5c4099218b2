export type Json = { [key: string]: unknown };

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXT = new Set(['description', 'title', 'example', 'pattern', 'format']);
/** Resources embedded in the stand-in's answers; others appear only as ids. */
const EMBEDDED = new Set([
  ...[
    'product',
    'price',
    'plan',
    'customer',
    'deleted_customer',
    'payment_method',
    'payment_intent',
    'charge',
  ],
  ...['refund', 'checkout.session', 'subscription', 'subscription_item', 'invoice', 'line_item', 'item'],
  ...['invoice_payment', 'billing_portal.session', 'event', 'webhook_endpoint'],
]);
const OTHER_METHODS =
  /^(us_bank_account|sepa|acss|bacs|au_becs|naver|kakao|kr_|payco|samsung|revolut|amazon|cashapp|customer_balance|alma|alipay|affirm|afterpay|klarna|konbini|link|mobilepay|multibanco|oxxo|p24|pay_by_bank|paypal|pay_?now|payto|pix|promptpay|sofort|swish|twint|wechat|zip|bancontact|blik|boleto|billie|crypto|eps|fpx|giropay|grabpay|ideal|interac|nz_|satispay|upi|wero|sunbit|mb_way|scalapay|bizum|stripe_balance|gopay|id_bank|paypay|qris|rechnung|shopeepay|sequra|ach|card_present|demo_pay|custom)/u;
const MANY_WAYS = /payment_method_(details|options)|payment_method(_data)?$|payment_settings|options/u;

/** Reduces a schema to plain JSON schema without documentation. `name`: of the schema or its property. */
export function plainSchema(schema: Json, name: string, all: Record<string, Json>): Json {
  const { $ref } = schema;
  if (typeof $ref === 'string') return reference($ref.split('/').at(-1) ?? '', all);
  const plain: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (TEXT.has(key) || key.startsWith('x-')) continue;
    if (key === 'properties' && isRecord(value)) plain.properties = plainProperties(value, name, all);
    else plain[key] = plainValue(value, name, all);
  }
  // nullable enums of the document omit null
  if (plain.nullable && Array.isArray(plain.enum)) plain.enum = [...plain.enum, null];
  return plain.nullable && !plain.type ? withNull(plain) : plain;
}

function plainProperties(properties: Json, name: string, all: Record<string, Json>): Json {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => !(MANY_WAYS.test(name) && OTHER_METHODS.test(key)))
      .map(([key, value]) => [key, plainSchema(value as Json, key, all)]),
  );
}

function plainValue(value: unknown, name: string, all: Record<string, Json>): unknown {
  if (Array.isArray(value))
    return value.map((each) => (isRecord(each) ? plainSchema(each, name, all) : each));
  return isRecord(value) ? plainSchema(value, name, all) : value;
}

function reference(target: string, all: Record<string, Json>): Json {
  const isResource = Boolean(all[target]?.['x-resourceId']) || target.startsWith('deleted_');
  if (isResource && !EMBEDDED.has(target)) return { type: 'object' };
  return { $ref: `stripe.${target}` };
}

function withNull({ nullable: _, ...schema }: Json): Json {
  return { anyOf: [schema, { type: 'null' }] };
}

/** Forbids additional properties recursively, as Stripe does; the document says so at the top level only. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return isRecord(schema.properties) && schema.type === 'object' && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
}

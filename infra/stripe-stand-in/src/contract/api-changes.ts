import type { Json } from './plain-schema.ts';

interface Contract extends Json {
  operations: Record<string, Json>;
  definitions: Record<string, Json>;
}

/**
 * Differences between the document's API version (2026-08-26.dahlia) and the SDK's (2026-10-28.endive), as far as
 * used, from the SDK's changelog. A newer document makes this empty.
 */
export function applyApiChanges(contract: Contract): Contract {
  for (const name of ['PostCheckoutSessions', 'PostPaymentIntents']) {
    const properties = propertiesOf(contract.operations[name]?.params);
    const { payment_method_types: types } = properties;
    delete properties.payment_method_types;
    if (name === 'PostCheckoutSessions') properties.allowed_payment_method_types = types;
  }
  return contract;
}

const propertiesOf = (schema: unknown): Json => (schema as { properties: Json }).properties;

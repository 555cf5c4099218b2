interface Parameter {
  /** set on the query parameters that every Google API has (`alt`, `prettyPrint` …) */
  $ref?: string;
  /** set on those of this call's path */
  name?: string;
}

/** The part of an OpenAPI document that matters here. */
export interface ApiSpec {
  paths: Record<string, { parameters?: Parameter[]; [call: string]: unknown }>;
}

/** What this product does not use of Identity Platform. */
const UNUSED = /\/tenants|mfa|passkey|saml|oauthidp|supportedidp|gamecenter|iosclient|identityplatform/i;

/**
 * Leaves out calls that are not used here, and of the others the query parameters common to all Google APIs:
 * each costs a compiled validator, and none of them does anything in the emulator.
 */
export function withoutUnused(paths: ApiSpec['paths']): ApiSpec['paths'] {
  const used = Object.entries(paths).filter(([path]) => !UNUSED.test(path));
  return Object.fromEntries(
    used.map(([path, { parameters = [], ...calls }]) => [
      path,
      { ...calls, parameters: parameters.filter(({ $ref }) => !$ref) },
    ]),
  );
}

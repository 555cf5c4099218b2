interface Parameter {
  /** set on query parameters common to all Google APIs (`alt`, `prettyPrint` …) */
  $ref?: string;
  name?: string;
}

export interface ApiSpec {
  paths: Record<string, { parameters?: Parameter[]; [call: string]: unknown }>;
}

const UNUSED = /\/tenants|mfa|passkey|saml|oauthidp|supportedidp|gamecenter|iosclient|identityplatform/i;

/**
 * Removes unused calls and the query parameters common to all Google APIs: each costs a compiled validator and has no
 * effect in the emulator.
 */
export function pruneApiSpec(paths: ApiSpec['paths']): ApiSpec['paths'] {
  const used = Object.entries(paths).filter(([path]) => !UNUSED.test(path));
  return Object.fromEntries(
    used.map(([path, { parameters = [], ...calls }]) => [
      path,
      { ...calls, parameters: parameters.filter(({ $ref }) => !$ref) },
    ]),
  );
}

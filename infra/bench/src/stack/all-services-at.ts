import { SERVICES } from '@pokriv/local-stack/stack/service-units';

/** Settings of a BFF before a dummy that answers for every service. @param url without a trailing slash */
export const allServicesAt = (url: string): Record<string, string> =>
  Object.fromEntries(SERVICES.map((service) => [`${service.toUpperCase()}_URL`, url]));

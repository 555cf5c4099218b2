import type { AdminMfa } from '@pokriv/service-kit/admin-mfa';

import type { VerifyToken } from './identity/verify-token.ts';
import type { LimitRules } from './limits/limit-settings.ts';
import type { MapArchive } from './map/map-archive.ts';
import type { BootSettings } from './pages/boot.ts';

export const serviceNames = ['property', 'user', 'moderation', 'conversations', 'notifications'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface BffOptions {
  isProduction: boolean;
  redisUrl: string;
  services: Readonly<Record<ServiceName, string>>;
  actorSecret: string;
  /** Previous secret, accepted in cookies during a rotation. */
  previousActorSecret?: string;
  adminMfa: AdminMfa;
  verifyToken: VerifyToken;
  deploymentsDir: string;
  /** Updates the folder when a file is missing. */
  refreshDeployments?: () => Promise<void>;
  /** Public origin for absolute links, without a trailing slash. */
  publicOrigin: string;
  /** Number of trusted proxies that append to `X-Forwarded-For`. */
  trustedProxies: number;
  limits: LimitRules;
  boot: BootSettings;
  /** Streets of the map; `boot.mapArchive` has its address. */
  mapArchive?: MapArchive;
  /** URL of `pages/rendering/render-worker.ts`; without it pages are not rendered on the server. */
  renderWorker?: URL;
  /** `host:port` of the Auth emulator; only outside production. */
  authEmulatorHost?: string;
}

import type { AdminMfa } from '@pokriv/service-kit/admin-mfa';

import type { VerifyToken } from './identity/verify-token.ts';
import type { LimitRules } from './limits/limit-settings.ts';
import type { BootSettings } from './pages/boot.ts';

/** Whatever stands behind the door and can be ready or not. */
export const serviceNames = ['property', 'user', 'moderation', 'notifications'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface BffOptions {
  isProduction: boolean;
  redisUrl: string;
  /** Origins, without a path. */
  services: Readonly<Record<ServiceName, string>>;
  actorSecret: string;
  /** Whether administrators are asked for their second factor. */
  adminMfa: AdminMfa;
  verifyToken: VerifyToken;
  deploymentsDir: string;
  /** Where people reach the product, without a slash at its end: in links that leave it. */
  publicOrigin: string;
  /** How many proxies stand before this process and write `X-Forwarded-For`. */
  trustedProxies: number;
  limits: LimitRules;
  boot: BootSettings;
  /** `pages/rendering/render-worker.ts`; without it no page is rendered here. */
  renderWorker?: URL;
  /** `host:port` of the Auth emulator; only outside production. */
  authEmulatorHost?: string;
}

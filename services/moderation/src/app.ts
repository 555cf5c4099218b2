import type { Health } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { limitOf, networkLimitOf, type LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { numbersRoutes, workRoutes } from '@pokriv/service-kit/numbers';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { auditRepository } from './audit/audit.repository.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { internalAuditRoutes } from './audit/internal-audit.routes.ts';
import { contactRepository } from './contacts/contact.repository.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { countModeration, countModerationWork } from './numbers/moderation-numbers.repository.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { reportRepository } from './reports/report.repository.ts';
import { reportRoutes } from './reports/report.routes.ts';

export interface ModerationParts {
  connection: Connection;
  inTransaction: InTransaction;
  redis: Redis;
  actorSecret: string;
  previousActorSecret?: string;
  health: Health;
  /** `points/seconds` */
  limits: { reports: LimitRule; contact: LimitRule; receipts: LimitRule };
}

export function createModerationApp(parts: ModerationParts): Express {
  const { connection, inTransaction, redis, actorSecret, previousActorSecret, health, limits } = parts;
  const deps = {
    connection,
    inTransaction,
    reports: reportRepository(connection),
    contacts: contactRepository(connection),
    listings: listingRefRepository(connection),
    audit: auditRepository(connection),
    reportsADay: limitOf(redis, 'reports', limits.reports),
    contactsAnHour: {
      network: networkLimitOf(redis, 'contact', limits.contact),
      account: limitOf(redis, 'contact-account', limits.contact),
    },
    receiptsADay: limitOf(redis, 'contact-receipt', limits.receipts),
    networkSecret: actorSecret,
  };
  const routers = [
    reportRoutes(deps),
    contactRoutes(deps),
    auditRoutes(deps),
    internalAuditRoutes(deps),
    numbersRoutes((period) => countModeration(connection, period)),
    workRoutes(() => countModerationWork(connection)),
    personalDataRoutes((owner) => readPersonalData(connection, owner)),
  ];
  return createService(routers, { actorSecret, previousActorSecret, health });
}

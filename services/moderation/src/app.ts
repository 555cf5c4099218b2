import { APPEAL_MESSAGES_A_DAY } from '@pokriv/contracts/moderation/appeal-states';
import type { Health } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { limitOf, networkLimitOf, type LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { numbersRoutes, workRoutes } from '@pokriv/service-kit/numbers';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { adminRefRepository } from './admins/admin-ref.repository.ts';
import { appealRepository } from './appeals/appeal.repository.ts';
import { appealRoutes } from './appeals/appeal.routes.ts';
import { auditRepository } from './audit/audit.repository.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { internalAuditRoutes } from './audit/internal-audit.routes.ts';
import { contactRepository } from './contacts/contact.repository.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { decisionRepository } from './decisions/decision.repository.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { countModeration, countModerationWork } from './numbers/moderation-numbers.repository.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { reportRepository } from './reports/report.repository.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { transparencyRoutes } from './transparency/transparency.routes.ts';

export interface ModerationParts {
  connection: Connection;
  inTransaction: InTransaction;
  redis: Redis;
  actorSecret: string;
  previousActorSecret?: string;
  /** Secret of signed links in mails. */
  linkSigning: SigningSecret;
  health: Health;
  /** `points/seconds` */
  limits: { reports: LimitRule; contact: LimitRule; receipts: LimitRule };
  now?: () => Date;
}

const DAY_S = 86_400;

export function createModerationApp(parts: ModerationParts): Express {
  const { connection, inTransaction, redis, actorSecret, previousActorSecret, health, limits } = parts;
  const { linkSigning, now = () => new Date() } = parts;
  const deps = {
    connection,
    inTransaction,
    reports: reportRepository(connection),
    contacts: contactRepository(connection),
    listings: listingRefRepository(connection),
    audit: auditRepository(connection),
    decisions: decisionRepository(connection),
    appeals: appealRepository(connection),
    admins: adminRefRepository(connection),
    appealMessagesADay: limitOf(redis, 'appeals', { points: APPEAL_MESSAGES_A_DAY, seconds: DAY_S }),
    linkSigning,
    now,
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
    appealRoutes(deps),
    transparencyRoutes({ connection, now }),
    auditRoutes(deps),
    internalAuditRoutes(deps),
    numbersRoutes((period) => countModeration(connection, period)),
    workRoutes(() => countModerationWork(connection)),
    personalDataRoutes((owner) => readPersonalData(connection, owner)),
  ];
  return createService(routers, { actorSecret, previousActorSecret, health });
}

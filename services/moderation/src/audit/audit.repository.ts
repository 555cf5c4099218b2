import type { Unit } from '@pokriv/service-kit/mongo';
import { Types, type Connection } from 'mongoose';

/** What an admin did: append-only. */
export interface AuditEntry {
  actorId: string;
  action: 'report-status' | 'contact-status';
  target: { kind: 'report' | 'contact'; id: string };
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
interface StoredAuditEntry extends AuditEntry {
  _id: string;
  at: Date;
}

export interface AuditRepository {
  add: (entry: AuditEntry, unit: Unit) => Promise<void>;
}

export function auditRepository(connection: Connection): AuditRepository {
  const entries = connection.collection<StoredAuditEntry>('audit');
  return {
    add: async (entry, { session }) => {
      await entries.insertOne(
        { _id: new Types.ObjectId().toHexString(), at: new Date(), ...entry },
        { session },
      );
    },
  };
}

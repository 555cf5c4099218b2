import type { JobData } from '@pokriv/contracts/jobs';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export type ErasingService = JobData<'account-erased-in'>['service'];
export type ErasureStep = ErasingService | 'billing' | 'exports' | 'avatar' | 'provider' | 'account';

/**
 * Collection `erasures`: a running erasure and, without the uid, its proof. `_id` is the uid's hash, which prevents
 * the profile from being created again.
 */
export interface Erasure {
  _id: string;
  /** Absent once the erasure is finished. */
  userId?: string;
  why: 'asked' | 'inactive';
  startedAt: Date;
  announcedAt: Date | null;
  done: Partial<Record<ErasureStep, Date>>;
  finishedAt: Date | null;
}

const schema = storedSchema<Erasure>({
  _id: { type: String, required: true },
  userId: String,
  why: { type: String, required: true },
  startedAt: { type: Date, required: true },
  announcedAt: Date,
  done: { type: Map, of: Date, required: true },
  finishedAt: Date,
});
schema.index(
  { startedAt: 1 },
  { name: 'under_way', partialFilterExpression: { userId: { $type: 'string' } } },
);

export const erasureModel = defineModel<Erasure>('Erasure', 'erasures', schema);

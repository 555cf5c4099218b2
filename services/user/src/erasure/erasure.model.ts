import type { JobData } from '@pokriv/contracts/jobs';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export type ErasingService = JobData<'account-erased-in'>['service'];
/** What erases something of a person. */
export type ErasureStep = ErasingService | 'billing' | 'exports' | 'avatar' | 'provider' | 'account';

/**
 * Collection `erasures`: one person's erasure, while it is under way and, without a name, as the proof of it. The hash of
 * the uid as its id keeps a profile from being made again.
 */
export interface Erasure {
  _id: string;
  /** Gone when all is done. */
  userId?: string;
  why: 'asked' | 'inactive';
  startedAt: Date;
  /** When the services were told. */
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

import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

export interface StoredRecoveryCode {
  /** Keyed hash; see `secret-box.ts`. */
  hash: string;
  usedAt: Date | null;
  /** Key of the hash (`SecretBox.keyId`); absent in older codes until their secret is rotated. */
  key?: string;
}

export interface StoredSecondFactor {
  _id: string;
  /** Base32, encrypted; null until confirmed by its first code. */
  secret: string | null;
  confirmedAt: Date | null;
  /** Time step of the newest accepted code; no code is accepted twice. */
  lastStep: number;
  recovery: StoredRecoveryCode[];
  /** Keyed hashes of known browsers (signed cookie), newest last. */
  browsers: string[];
  pending: { secret: string; createdAt: Date } | null;
  createdAt: Date;
}

type Pending = NonNullable<StoredSecondFactor['pending']>;

const recoveryCode = storedPart<StoredRecoveryCode>({
  hash: { type: String, required: true },
  usedAt: Date,
  key: String,
});
const pending = storedPart<Pending>({
  secret: { type: String, required: true },
  createdAt: { type: Date, required: true },
});

export const secondFactorModel = defineModel<StoredSecondFactor>(
  'SecondFactor',
  'second_factors',
  storedSchema<StoredSecondFactor>({
    _id: { type: String, required: true },
    secret: String,
    confirmedAt: Date,
    lastStep: { type: Number, required: true },
    recovery: { type: [recoveryCode], required: true, default: undefined },
    browsers: { type: [String], required: true, default: undefined },
    pending,
    createdAt: { type: Date, required: true },
  }),
);

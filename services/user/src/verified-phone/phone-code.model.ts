import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

/** The last code sent to a person. */
export interface StoredCode {
  phone: string;
  /** The provider's id of the code. */
  session: string;
  sentAt: Date;
  tries: number;
}

/** Verification of a person's phone; lives for minutes. */
export interface StoredPhoneCode {
  /** Of the account. */
  _id: string;
  /** Last request of a code. */
  askedAt: Date;
  /** Numbers that a proof may have left at the identity provider. */
  numbers: string[];
  code?: StoredCode | null;
}

const schema = storedSchema<StoredPhoneCode>({
  _id: { type: String, required: true },
  askedAt: { type: Date, required: true },
  numbers: { type: [String], required: true, default: undefined },
  code: {
    type: storedPart<StoredCode>({
      phone: { type: String, required: true },
      session: { type: String, required: true },
      sentAt: { type: Date, required: true },
      tries: { type: Number, required: true },
    }),
    default: undefined,
  },
});
schema.index({ askedAt: 1 }, { name: 'to_clear' });

export const phoneCodeModel = defineModel<StoredPhoneCode>('PhoneCode', 'phone_codes', schema);

import { defineModel, storedSchema, type ModelOf } from '../model.ts';

/**
 * A picture with files in the store. References are not counted, since listings also lose, share and copy pictures;
 * they are looked up when `checkAt` is due.
 */
export interface PictureFile {
  _id: string;
  checkAt: Date;
  /** Start of the time without a reference; null: referenced. */
  unusedSince: Date | null;
  isPurging?: true;
}

/** @param index name of the index on `checkAt`, which differs between services */
export function definePictureFileModel(collection: string, index: string): ModelOf<PictureFile> {
  const schema = storedSchema<PictureFile>({
    _id: { type: String, required: true },
    checkAt: { type: Date, required: true },
    unusedSince: Date,
    isPurging: Boolean,
  });
  schema.index({ checkAt: 1 }, { name: index });
  return defineModel<PictureFile>('PictureFile', collection, schema);
}

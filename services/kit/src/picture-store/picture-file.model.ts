import { defineModel, storedSchema, type ModelOf } from '../model.ts';

/**
 * The pictures whose files are in the store. What shows one is never counted, since it also loses, shares and copies
 * pictures: it is looked up when `checkAt` comes.
 */
export interface PictureFile {
  /** Id of the picture. */
  _id: string;
  checkAt: Date;
  /** Since when nothing is known to show it; null: something does. */
  unusedSince: Date | null;
  /** Its files are being taken away. */
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

import type { Connection } from 'mongoose';

import { effectModel } from './effect.model.ts';
import type { Unit } from './mongo.ts';

/** The record of what this service has done; its keys are event ids, or begin with one. */
export function effectsRepository(connection: Connection) {
  const effects = effectModel(connection);
  return {
    async has(id: string): Promise<boolean> {
      return (await effects.exists({ _id: id })) !== null;
    },

    /** With the change itself. @throws Error of a duplicate key when it is recorded already */
    async add(id: string, { session }: Unit): Promise<void> {
      await effects.insertOne({ _id: id, at: new Date() }, { session });
    },

    /** After the change; recorded already, the first time stays. */
    async note(id: string): Promise<void> {
      await effects.updateOne({ _id: id }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    },
  };
}

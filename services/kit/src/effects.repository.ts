import type { Connection } from 'mongoose';

import { effectModel } from './effect.model.ts';
import type { Unit } from './mongo.ts';

export function effectsRepository(connection: Connection) {
  const effects = effectModel(connection);
  return {
    async has(id: string): Promise<boolean> {
      return (await effects.exists({ _id: id })) !== null;
    },

    /** For use in the change's transaction. @throws Error of a duplicate key when the event is already recorded */
    async add(id: string, { session }: Unit): Promise<void> {
      await effects.insertOne({ _id: id, at: new Date() }, { session });
    },

    /** For use after the change. Idempotent: the first date stays. */
    async note(id: string): Promise<void> {
      await effects.updateOne({ _id: id }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    },
  };
}

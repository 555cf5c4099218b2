import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Progress of a week's letters; one document. */
export interface WeekCursor {
  _id: string;
  /** Monday of the letters, in Sofia: `2026-11-23`. */
  week: string;
  /** Owner of the last letter; owners are processed in order of id. */
  after: string;
  isDone: boolean;
}

const schema = storedSchema<WeekCursor>({
  _id: { type: String, required: true },
  week: { type: String, required: true },
  after: { type: String, default: '' },
  isDone: { type: Boolean, default: false },
});

export const weekCursorModel = defineModel<WeekCursor>('WeekCursor', 'week_cursors', schema);

import type { Assignment } from '@pokriv/contracts/listing/moderation-file';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

/** Of a waiting listing; apart from it, because its owner reads the listing and its history. */
export interface StoredAssignment {
  /** Id of the listing. */
  _id: string;
  holder: Assignment['holder'];
  until: Date;
}

const assignmentSchema = storedSchema<StoredAssignment>({
  _id: { type: String, required: true },
  holder: {
    type: storedPart<StoredAssignment['holder']>({
      id: { type: String, required: true },
      name: { type: String, required: true },
    }),
    required: true,
  },
  until: { type: Date, required: true },
});
assignmentSchema.index({ until: 1 }, { name: 'ended', expireAfterSeconds: 60 });

export const assignmentModel = defineModel('Assignment', 'assignments', assignmentSchema);

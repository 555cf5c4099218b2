import type { SavedFilter } from '@pokriv/contracts/moderation/saved-filter';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

export type StoredFilter = SavedFilter & { createdAt: Date };

/** All filters of a moderator in one document: their limit and their names are checked in the write itself. */
export interface StoredFilters {
  /** Of the moderator. */
  _id: string;
  filters: StoredFilter[];
}

export const savedFiltersModel = defineModel<StoredFilters>(
  'SavedFilters',
  'saved_filters',
  storedSchema<StoredFilters>({
    _id: { type: String, required: true },
    filters: {
      type: [
        storedPart<StoredFilter>({
          id: { type: String, required: true },
          name: { type: String, required: true },
          page: { type: String, required: true },
          query: { type: Object, required: true },
          createdAt: { type: Date, required: true },
        }),
      ],
      required: true,
      default: undefined,
    },
  }),
);

import type { SavedFilter } from '@pokriv/contracts/moderation/saved-filter';
import type { AddressQuery, FilterPage } from '@pokriv/contracts/moderation/saved-filter-options';
import { call, refresh, useRead } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { inBackground } from '../in-background.ts';
import { texts } from './messages.ts';

const REFUSED = 'saved filter: change refused';

/** Saved filters of a page, by name, and changes of them with undo. */
export function useFilters(page: FilterPage) {
  const toast = useSetAtom(toastAtom);
  const { data, error, mutate } = useRead('listSavedFilters');
  const filters = (data?.data ?? [])
    .filter((filter) => filter.page === page)
    .sort((one, other) => one.name.localeCompare(other.name, 'bg'));

  const tell = (text: string, onUndo?: () => Promise<void>): void =>
    toast({
      tone: 'success',
      text,
      ...(onUndo && { action: { label: texts.undo, onPress: () => inBackground(onUndo(), REFUSED) } }),
    });
  const save = async (name: string, query: AddressQuery): Promise<void> => {
    await call('saveFilter', { body: { name, page, query } });
    await refresh('listSavedFilters');
  };
  const rename = async ({ id }: SavedFilter, name: string): Promise<void> => {
    await call('renameFilter', { params: { id }, body: { name } });
    await refresh('listSavedFilters');
  };
  return {
    filters,
    isFailed: data === undefined && error !== undefined,
    retry: () => void mutate(),
    save: async (name: string, query: AddressQuery): Promise<void> => {
      await save(name, query);
      tell(texts.saved(name));
    },
    rename: async (filter: SavedFilter, name: string): Promise<void> => {
      await rename(filter, name);
      const undo = async () => {
        await rename(filter, filter.name);
        tell(texts.renamed(filter.name));
      };
      tell(texts.renamed(name), undo);
    },
    remove: (filter: SavedFilter): void => {
      const { id, name, query } = filter;
      const remove = async () => {
        await call('deleteFilter', { params: { id } });
        await refresh('listSavedFilters');
        const undo = async () => {
          await save(name, query);
          tell(texts.restored(name));
        };
        tell(texts.removed(name), undo);
      };
      inBackground(remove(), REFUSED);
    },
  };
}

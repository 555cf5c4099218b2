import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { call, refresh, useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, Heading, Notice, Stack } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { RemovableChip } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useId, useMemo, type FormEvent } from 'react';

import { Filters } from '../../filters/filters.tsx';
import { useDraft, useDraftFields } from '../../filters/use-draft.ts';
import { activeFilters } from '../../search-address/active-filters.ts';
import { filterQuery, type SearchState } from '../../search-address/search-state.ts';
import { filterKey, savedFilterOf, stateOfSaved } from '../saved-filter.ts';
import { Estimate } from '../sheet/estimate.tsx';
import { SearchFields } from '../sheet/search-fields.tsx';
import { useSearchForm, type Wanted } from '../sheet/search-form.ts';
import { searchName } from '../sheet/search-name.ts';
import { pageTexts } from './messages.ts';
import type { SearchActs } from './use-search-acts.ts';

const texts = pageTexts.editSheet;

interface EditSheetProps {
  search: SavedSearch;
  acts: SearchActs;
  onClose: () => void;
}

/** Edits a saved search. Changed filters reset it, with a warning before saving. */
export function EditSheet({ search, acts, onClose }: EditSheetProps) {
  const toast = useSetAtom(toastAtom);
  const titleId = useId();
  const original = useMemo(() => stateOfSaved(search), [search]);
  const draft = useDraft(original);
  const { state, isAwaited } = draft;
  const isOther = (wanted: SearchState) => filterKey(wanted) !== filterKey(original);

  const form = useSearchForm(
    { state: original, chosen: search },
    async ({ name, frequency, reasons }: Wanted) => {
      const wanted = draft.latest.current.state;
      const body = { name, frequency, reasons, ...(isOther(wanted) && { filter: savedFilterOf(wanted) }) };
      const params = { id: search.id };
      const { data: changed } = await call('changeSavedSearch', { params, body, quiet: pageErrorCodes });
      await acts.put(changed);
      toast({ tone: 'success', text: pageTexts.changed });
      onClose();
      await refresh('readSearchNews');
    },
  );
  const { data } = useRead('searchProperties', {
    query: useMemo(() => ({ ...filterQuery(state), facets: 'true' as const, limit: '1' }), [state]),
    quiet: pageErrorCodes,
    swr: { keepPreviousData: true },
  });
  const { target, queryField, applyRead } = useDraftFields({
    ...{ draft, facets: data?.facets },
    apply: () => void form.onSubmit(),
    onChange: (next, former) => {
      // A generated name follows its filter; a custom one stays.
      if (form.getValues('name') === searchName(former)) form.setValue('name', searchName(next));
      form.setValue('filter', savedFilterOf(next));
      form.clearErrors('filter');
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    applyRead();
  };

  return (
    <Sheet
      open
      onClose={onClose}
      locked={form.isSubmitting}
      title={texts.title}
      footer={
        <>
          <Button type="button" variant="secondary" disabled={form.isSubmitting} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button form={form.formId} busy={form.isSubmitting || isAwaited}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack $gap={6}>
        <Stack as="form" id={form.formId} $gap={5} onSubmit={save} noValidate>
          {form.failure && <Notice tone="danger">{form.failure}</Notice>}
          <SearchFields form={form} />
        </Stack>
        <Stack $gap={4} role="group" aria-labelledby={titleId}>
          <Heading as="h3" $size="lead" id={titleId}>
            {texts.filters}
          </Heading>
          <Cluster $gap={2}>
            {activeFilters(state).map(({ id, text, without }) => (
              <RemovableChip key={id} text={text} onRemove={() => target.change(without)} />
            ))}
          </Cluster>
          {isOther(state) && <Notice tone="wait">{texts.startsAgain}</Notice>}
          <Estimate state={state} />
          <Filters target={target} facets={data?.facets} queryField={queryField} />
        </Stack>
      </Stack>
    </Sheet>
  );
}

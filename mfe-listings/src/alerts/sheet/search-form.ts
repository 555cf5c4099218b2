import { alertReasonNames } from '@pokriv/contracts/alert/alert-rules';
import { NewAnonymousSearch, type SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { useForm, type Form } from '@pokriv/web-kit/form';

import type { SearchState } from '../../search-address/search-state.ts';
import { savedFilterOf } from '../saved-filter.ts';
import type { SearchDraft } from '../search-draft.ts';
import { searchName } from './search-name.ts';

/** Contract of an anonymous search without the fields set by the page; the e-mail is required. */
const ByMail = NewAnonymousSearch.omit({ asOf: true });
const OfAccount = ByMail.partial({ email: true });

type Typed = (typeof OfAccount)['_zod']['input'];
export type Wanted = (typeof OfAccount)['_zod']['output'];
type Schema = Parameters<typeof useForm<Typed, Wanted>>[0];
export type SearchForm = Form<Typed, Wanted>;

interface SearchFormOptions {
  state: SearchState;
  /** Choices of a saved search, or from before the sign-in. */
  chosen?: Pick<SavedSearch, 'name' | 'frequency' | 'reasons'> | SearchDraft | undefined;
  needsEmail?: boolean;
}

/** Form of a saved search; the contract validates its filter. */
export function useSearchForm(
  { state, chosen, needsEmail = false }: SearchFormOptions,
  submit: (wanted: Wanted) => Promise<void>,
): SearchForm {
  const schema: Schema = needsEmail ? ByMail : OfAccount;
  return useForm(
    schema,
    submit,
    {
      name: chosen?.name ?? searchName(state),
      filter: savedFilterOf(state),
      frequency: chosen?.frequency ?? 'instant',
      reasons: [...(chosen?.reasons ?? alertReasonNames)],
      ...(needsEmail && { email: '' }),
    },
    'onSubmit',
  );
}

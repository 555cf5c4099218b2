import { Button, ButtonLink, EmptyState, Figures, font, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { alertTexts } from '../alerts/messages.ts';
import { SaveButton } from '../alerts/save-button.tsx';
import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { isNarrowed, searchHref } from '../search-address/search-state.ts';
import { emptyTexts } from './empty-texts.ts';
import { searchTexts } from './messages.ts';
import { focusResults } from './results-focus.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';
import { suggestionsOf, type Suggestion } from './suggestions.ts';

const Count = styled(Figures)`
  font-weight: ${font.weight.regular};
  opacity: 0.85;
`;

/** On its own line below the other options. */
const Offer = styled(Stack)`
  flex: 0 0 100%;
  justify-items: center;
`;

interface EmptyResultsProps {
  search: Search;
  results: Results;
  save: SaveSearch;
}

export default function EmptyResults({ search, results, save }: EmptyResultsProps) {
  if (results.pagination && results.pagination.total > 0) {
    const first = searchHref({ ...search.state, page: 1 });
    return (
      <EmptyState
        title={emptyTexts.pastEnd}
        actions={<ButtonLink to={first}>{emptyTexts.firstPage}</ButtonLink>}
      />
    );
  }
  if (!isNarrowed(search.state)) {
    return <EmptyState title={emptyTexts.all}>{emptyTexts.allText}</EmptyState>;
  }
  const ways = suggestionsOf(search.state, results.relaxed ?? []);
  const take = ({ change }: Suggestion) => {
    focusResults();
    search.change(change);
  };
  const clear = () => {
    focusResults();
    search.clear();
  };
  return (
    <EmptyState
      title={emptyTexts.title}
      actions={
        <>
          {ways.map((way) => (
            <Button key={way.text} type="button" variant="secondary" onClick={() => take(way)}>
              {way.text} <Count>{way.count}</Count>
            </Button>
          ))}
          <Button type="button" variant="quiet" onClick={clear}>
            {searchTexts.clearAll}
          </Button>
          {save.isOffered && (
            <Offer $gap={2}>
              {!save.saved && <Text $tone="muted">{alertTexts.emptyOffer}</Text>}
              <SaveButton save={save} variant="primary" />
            </Offer>
          )}
        </>
      }
    >
      {ways.length > 0 ? emptyTexts.waysOut : emptyTexts.text}
    </EmptyState>
  );
}

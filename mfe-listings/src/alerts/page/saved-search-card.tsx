import { alertFrequencies, alertReasonNames, alertReasons } from '@pokriv/contracts/alert/alert-rules';
import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatCount } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import {
  Badge,
  breakpoint,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Heading,
  size,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Select, SwitchRow } from '@pokriv/web-kit/ui/forms';
import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { searchHref } from '../../search-address/search-state.ts';
import { alertTexts } from '../messages.ts';
import { stateOfSaved } from '../saved-filter.ts';
import { FilterSummary } from './filter-summary.tsx';
import { pageTexts as texts } from './messages.ts';
import { nextMailText } from './next-mail.ts';
import type { SearchActs } from './use-search-acts.ts';

const Root = styled(Card)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  scroll-margin-top: calc(${size.header} + ${space(4)});

  ${breakpoint.tablet} {
    padding: ${space(5)};
  }
`;

const Settings = styled.div`
  display: grid;
  gap: ${space(2)} ${space(6)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
  }
`;

const FREQUENCIES = Object.entries(alertFrequencies).map(([value, label]) => ({ value, label }));

/** „Само за: нова обява, по-ниска цена“; undefined for all reasons. */
function reasonsText({ reasons }: SavedSearch): string | undefined {
  if (reasons.length === alertReasonNames.length) return undefined;
  return texts.onlyFor(reasons.map((reason) => alertReasons[reason].toLowerCase()).join(', '));
}

interface SavedSearchCardProps {
  search: SavedSearch;
  acts: SearchActs;
  /** False hides the date of the next mail. */
  isMailed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function SavedSearchCard({ search, acts, isMailed, onEdit, onRemove }: SavedSearchCardProps) {
  const { id, name, state, newCount, nextMailAt } = search;
  const filters = stateOfSaved(search);
  const isActive = state === 'active';
  const reasons = reasonsText(search);
  return (
    <Root as="article" id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Stack $gap={2}>
        <Cluster $gap={2}>
          <Heading as="h3" $size="lead" id={`${id}-name`}>
            {name}
          </Heading>
          {!isActive && <Badge $tone="wait">{texts.stateNames[state]}</Badge>}
        </Cluster>
        <FilterSummary state={filters} />
        {reasons && (
          <Text $size="small" $tone="muted">
            {reasons}
          </Text>
        )}
      </Stack>
      <div>
        <Text $strong={newCount > 0} $tone={newCount > 0 ? 'text' : 'muted'}>
          {newCount > 0 ? (
            <Link to={pathTo(pages.searchMatches, id)}>
              {alertTexts.sinceVisit(formatCount(newCount, alertTexts.fresh))}
            </Link>
          ) : (
            texts.noNews
          )}
        </Text>
        {isActive && isMailed && nextMailAt && (
          <Text $size="small" $tone="muted">
            {texts.nextMail(nextMailText(nextMailAt))}
          </Text>
        )}
        {state !== 'active' && (
          <Text $size="small" $tone="muted">
            {texts.states[state]}
          </Text>
        )}
      </div>
      <Settings role="group" aria-label={texts.notices(name)}>
        <Select
          label={texts.frequency}
          options={FREQUENCIES}
          value={search.frequency}
          onChange={({ target }) =>
            void acts.change(search, { frequency: target.value as SavedSearch['frequency'] })
          }
        />
        <SwitchRow
          label={texts.isOn}
          isOn={isActive}
          disabled={state === 'unconfirmed'}
          onSet={(isOn) => void acts.change(search, { state: isOn ? 'active' : 'paused' })}
        />
      </Settings>
      <Cluster $gap={2}>
        <ButtonLink to={searchHref(filters)} variant="secondary" size="small" aria-label={texts.showOf(name)}>
          {texts.show}
        </ButtonLink>
        <Button type="button" variant="quiet" size="small" aria-label={texts.editOf(name)} onClick={onEdit}>
          <Pencil />
          {texts.edit}
        </Button>
        <Button
          type="button"
          variant="quiet"
          size="small"
          aria-label={texts.removeOf(name)}
          onClick={onRemove}
        >
          <Trash2 />
          {texts.remove}
        </Button>
      </Cluster>
    </Root>
  );
}

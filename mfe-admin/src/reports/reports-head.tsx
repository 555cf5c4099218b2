import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useTitle } from '@pokriv/web-kit/title';
import { breakpoint, Cluster, Heading, size, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Menu, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

import { KeysHelp } from '../deciding/keys-help.tsx';
import { SavedFilters } from '../filters/saved-filters.tsx';
import { totalText } from '../list/total-text.ts';
import { texts } from './messages.ts';
import { ReportOverview } from './report-overview.tsx';
import type { GroupList } from './use-group-list.ts';
import { ViewSwitch } from './view-switch.tsx';

/** On a phone the open group replaces the list and its head. */
const Row = styled(Cluster)<{ $isGroupOpen: boolean }>`
  display: ${({ $isGroupOpen }) => ($isGroupOpen ? 'none' : 'flex')};
  min-height: ${size.target};

  ${breakpoint.desktop} {
    display: flex;

    > :last-child {
      margin-left: auto;
    }
  }
`;

/** Below the row; beside its other parts, and scrolled sideways, while an open group needs the height. */
const Saved = styled.div<{ $isGroupOpen: boolean }>`
  flex: 1 0 100%;
  order: 1;
  min-width: 0;

  &:empty {
    display: none;
  }

  ${breakpoint.desktop} {
    flex-basis: ${({ $isGroupOpen }) => ($isGroupOpen ? '0' : '100%')};
    order: ${({ $isGroupOpen }) => ($isGroupOpen ? '0' : '1')};

    nav {
      flex-wrap: ${({ $isGroupOpen }) => ($isGroupOpen ? 'nowrap' : 'wrap')};
      margin-inline: 0;
      padding: 0;
    }
  }
`;

const types = ['', ...Object.keys(reportTypes)] as ('' | keyof typeof reportTypes)[];
const nameOf = (type: (typeof types)[number]) => (type ? reportTypes[type] : texts.anyType);

interface ReportsHeadProps {
  groups: GroupList;
  isGroupOpen: boolean;
  areKeysOn: boolean;
  onKeys: (areOn: boolean) => void;
}

/** One row: total, figures, view, type, saved filters and shortcuts. */
export function ReportsHead({ groups: { address, list }, isGroupOpen, areKeysOn, onKeys }: ReportsHeadProps) {
  useTitle(texts.title);
  const current = types.find((type) => type === address.values.type) ?? '';
  return (
    <Row $gap={2} $isGroupOpen={isGroupOpen}>
      <Heading as="h1" $size="lead">
        {texts.title}
      </Heading>
      {list.data && (
        <Text as="span" $tone="muted" $size="small" role="status">
          {totalText(list.data.pagination, texts.groupsFound)}
        </Text>
      )}
      <ReportOverview />
      <ViewSwitch current="groups" />
      <Menu
        align="start"
        isFramed
        trigger={
          <>
            <VisuallyHidden>{texts.type}: </VisuallyHidden>
            {nameOf(current)}
            <ChevronDown />
          </>
        }
      >
        {types.map((type) => (
          <MenuLink
            key={type}
            to={address.filteredBy({ type })}
            aria-current={type === current ? 'true' : undefined}
          >
            {nameOf(type)}
          </MenuLink>
        ))}
      </Menu>
      <Saved $isGroupOpen={isGroupOpen}>
        <SavedFilters page="reports" address={address.hrefFor(1)} />
      </Saved>
      <KeysHelp isOn={areKeysOn} onToggle={onKeys} />
    </Row>
  );
}

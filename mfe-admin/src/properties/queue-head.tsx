import { formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  Cluster,
  color,
  font,
  Heading,
  radius,
  size,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Menu, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

import { SavedFilters } from '../filters/saved-filters.tsx';
import { totalText } from '../list/total-text.ts';
import { ALL, type StatusChoice } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';
import { KeysHelp } from '../deciding/keys-help.tsx';
import { QueueOrder } from './queue-order.tsx';
import { QueueTools, ToolsButton } from './queue-tools.tsx';
import { QueueSearch } from './queue-search.tsx';
import { QUEUE_PATH, type Queue } from './use-queue.ts';
import { queueLists, type QueueListName } from './use-queue-address.ts';

const Row = styled(Cluster)`
  min-height: ${size.target};

  form {
    margin-left: auto;
  }

  /* Only the search gives way to long counts: a second row would take the height of a listing. */
  @media (min-width: 1280px) {
    flex-wrap: nowrap;

    > :not(form),
    > div > div {
      flex: none;
    }
  }
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  text-decoration: none;
  white-space: nowrap;
  color: ${color.text};
  background: ${color.surface};

  &[aria-current='true'] {
    border-color: ${color.text};
    font-weight: ${font.weight.strong};
    color: ${color.page};
    background: ${color.text};
  }

  ${breakpoint.desktop} {
    min-height: 36px;
  }
`;

const work = ['pending', 'revision'] as const;
const others = (Object.keys(queueLists) as QueueListName[]).filter(
  (list) => list !== 'pending' && list !== 'revision',
);

const nameOf = (list: StatusChoice<QueueListName>) =>
  list === ALL ? texts.queue.allStates : queueLists[list];

function titleOf(list: StatusChoice<QueueListName>): string {
  if (list === 'pending' || list === 'revision') return texts.queue.title;
  return texts.queue.otherTitle(list === ALL ? texts.all : queueLists[list]);
}

interface QueueHeadProps {
  queue: Queue;
  isListingOpen: boolean;
  areKeysOn: boolean;
  onKeys: (areOn: boolean) => void;
  areToolsOpen: boolean;
  onTools: (areOpen: boolean) => void;
}

/**
 * One row: pending work, other states, total, order and holder, search and shortcuts; below it the saved filters, if
 * any, unless a listing needs the height. A phone folds order, search and filters.
 */
export function QueueHead({ queue, isListingOpen, areKeysOn, onKeys, ...tools }: QueueHeadProps) {
  const { address, counts, isWaiting, list, rows } = queue;
  const { areToolsOpen, onTools } = tools;
  const title = titleOf(address.choice);
  useTitle(title);
  const { choice } = address;
  const toList = (status: StatusChoice<QueueListName>) => ({
    to: `${QUEUE_PATH}${address.searchFor({ status })}`,
    'aria-current': status === choice ? ('true' as const) : undefined,
  });
  const countOf = { pending: counts?.waiting, revision: counts?.revisions };
  const isElsewhere = choice !== 'pending' && choice !== 'revision';
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <Heading as="h1" $size="lead">
          {title}
        </Heading>
        <ToolsButton address={address} isOpen={areToolsOpen} onToggle={onTools} />
        <Cluster as="nav" $gap={2} aria-label={texts.status}>
          {work.map((list) => (
            <Tab key={list} {...toList(list)}>
              {texts.queue.tabs[list]}
              {countOf[list] !== undefined && <span>{formatNumber(countOf[list])}</span>}
            </Tab>
          ))}
          <Menu
            align="start"
            isFramed
            trigger={
              <>
                {isElsewhere ? nameOf(choice) : texts.queue.otherStates}
                <ChevronDown />
              </>
            }
          >
            {[...others, ALL].map((list) => (
              <MenuLink key={list} {...toList(list as StatusChoice<QueueListName>)}>
                {nameOf(list as StatusChoice<QueueListName>)}
              </MenuLink>
            ))}
          </Menu>
        </Cluster>
        {list.data && rows.length > 0 && (
          <Text as="span" $tone="muted" $size="small" role="status">
            {totalText(list.data.pagination, texts.queue.found)}
          </Text>
        )}
        <QueueTools $isOpen={areToolsOpen}>
          {isWaiting && <QueueOrder queue={queue} />}
          <QueueSearch
            query={address.query}
            addressFor={(query) => `${QUEUE_PATH}${address.searchFor({ query })}`}
          />
        </QueueTools>
        <KeysHelp isOn={areKeysOn} onToggle={onKeys} />
      </Row>
      {!isListingOpen && (
        <QueueTools $isOpen={areToolsOpen}>
          <SavedFilters page="queue" address={`${QUEUE_PATH}${address.searchFor({ page: 1 })}`} />
        </QueueTools>
      )}
    </Stack>
  );
}

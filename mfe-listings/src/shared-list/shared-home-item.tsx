import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { SharedHome, SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { Link } from '@pokriv/web-kit/router';
import { Badge, breakpoint, Card, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { PropertyCard } from '../card/property-card.tsx';
import { DropHome } from './drop-home.tsx';
import { HomeNotes } from './home-notes.tsx';
import { listTexts as texts } from './messages.ts';
import type { SharedListState } from './use-shared-list.ts';
import { VoteButtons } from './vote-buttons.tsx';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)} ${space(6)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  }

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
  }
`;

const CARD_SIZES = '(min-width: 1040px) 300px, (min-width: 700px) 340px, 100vw';

interface SharedHomeItemProps {
  home: SharedHome;
  list: SharedList;
  state: SharedListState;
  isEager: boolean;
  /** Before the visitor has joined. */
  onJoin: () => void;
  /** After the owner has removed the home. */
  onDropped: () => void;
}

export function SharedHomeItem({ home, list, state, isEager, onJoin, onDropped }: SharedHomeItemProps) {
  const { card } = home;
  const title = card?.title ?? home.title ?? texts.goneTitle;
  const shared = { home, title, people: list.people, me: state.me, onJoin };
  return (
    <Item>
      {card ? (
        <PropertyCard property={card} sizes={CARD_SIZES} isEager={isEager} />
      ) : (
        <GoneHome id={home.id} title={home.title} />
      )}
      <Stack $gap={4}>
        <VoteButtons {...shared} vote={state.vote} />
        <HomeNotes
          {...shared}
          isOwner={list.ownId !== null}
          write={state.write}
          removeNote={state.removeNote}
        />
        {list.ownId !== null && list.homes.length > 1 && (
          <DropHome
            list={list}
            ownId={list.ownId}
            home={home.id}
            title={title}
            reload={state.reload}
            onDropped={onDropped}
          />
        )}
      </Stack>
    </Item>
  );
}

/** A home no longer public; its name shows while its page is open. */
function GoneHome({ id, title }: Pick<SharedHome, 'id' | 'title'>) {
  return (
    <Card as="article">
      <Stack $gap={2}>
        <Badge $tone="wait">{texts.gone}</Badge>
        <Heading as="h3" $size="text">
          {title === null ? texts.goneTitle : <Link to={pathTo(pages.listing, id)}>{title}</Link>}
        </Heading>
        <Text $size="small" $tone="muted">
          {title === null ? texts.goneText : texts.closedText}
        </Text>
      </Stack>
    </Card>
  );
}

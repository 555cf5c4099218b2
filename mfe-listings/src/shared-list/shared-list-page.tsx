import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import * as pages from '@pokriv/contracts/pages';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import { useParams } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  Button,
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  space,
  Stack,
  Text,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { LinkIcon } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { shareTexts } from '../share/messages.ts';
import { JoinForm } from './join-form.tsx';
import { listTexts as texts } from './messages.ts';
import { OwnerActions } from './owner-actions.tsx';
import { People } from './people.tsx';
import { homeOrders, type HomeOrder } from './home-order.ts';
import { SharedHomeItem } from './shared-home-item.tsx';
import { useHomeOrder } from './use-home-order.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { useSharedList, type SharedListState } from './use-shared-list.ts';
import { VoteStatus } from './vote-status.tsx';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const ORDERS = Object.entries(homeOrders).map(([value, label]) => ({ value, label }));

const Order = styled.div`
  max-width: 280px;
  margin-bottom: ${space(6)};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  padding: 0;
  list-style: none;

  ${breakpoint.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Favourites shared by link for a joint choice (ADR 68). */
export function SharedListPage() {
  const { id: token = '' } = useParams();
  useTitle(texts.tab);
  return (
    <Page>
      <OfToken key={token} token={token} />
    </Page>
  );
}

function OfToken({ token }: { token: string }) {
  const state = useSharedList(token);
  const { list, error, reload } = state;
  useMarkSeen(list);
  if (error?.code === 'NOT_FOUND' || error?.code === 'BAD_REQUEST') return <Ended />;
  if (list) return <Shown token={token} list={list} state={state} />;
  if (error) return <ErrorState titleAs="h1" message={error.message} onRetry={() => void reload()} />;
  return (
    <Loading>
      <Stack $gap={6}>
        <Skeleton $width="min(100%, 320px)" $height="44px" />
        <Skeleton $height="160px" />
        <Skeleton $height="320px" />
      </Stack>
    </Loading>
  );
}

function Ended() {
  return (
    <EmptyState
      titleAs="h1"
      icon={LinkIcon}
      title={texts.endedTitle}
      actions={<ButtonLink to={pages.search.path}>{texts.search}</ButtonLink>}
    >
      {texts.endedText}
    </EmptyState>
  );
}

interface ShownProps {
  token: string;
  list: SharedList;
  state: SharedListState;
}

function Shown({ token, list, state }: ShownProps) {
  const { me, error, reload } = state;
  const user = useUser();
  const name = useRef<HTMLInputElement>(null);
  const homesTitle = useRef<HTMLHeadingElement>(null);
  const { people, homes, ownId, endsAt } = list;
  const { ordered, order, choose } = useHomeOrder(homes);
  const owner = people.find(({ isOwner }) => isOwner)?.name ?? '';
  const count = `${formatCount(homes.length, texts.homes)} · ${formatCount(people.length, texts.people)}`;
  return (
    <Stack $gap={6}>
      <Cluster $spread $gap={4}>
        <Stack $gap={1}>
          <Heading as="h1" $size="display">
            {texts.title(owner)}
          </Heading>
          <Text $tone="muted" role="status">
            {count}
          </Text>
        </Stack>
        {ownId !== null && <OwnerActions token={token} ownId={ownId} />}
      </Cluster>
      {error && (
        <Notice
          tone="wait"
          actions={
            <Button type="button" variant="secondary" size="small" onClick={() => void reload()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.stale}
        </Notice>
      )}
      {me === undefined && <JoinForm key={user?.id} join={state.join} nameRef={name} />}
      <People list={list} me={me} removePerson={state.removePerson} />
      <section aria-label={texts.homeList}>
        <VisuallyHidden as="h2" ref={homesTitle} tabIndex={-1}>
          {texts.homeList}
        </VisuallyHidden>
        <VoteStatus list={list} me={me} />
        {homes.length > 1 && (
          <Order>
            <Select
              label={texts.order}
              options={ORDERS}
              value={order}
              onChange={({ target: { value } }) => choose(value as HomeOrder)}
            />
          </Order>
        )}
        <List>
          {ordered.map((home, index) => (
            <SharedHomeItem
              key={home.id}
              home={home}
              list={list}
              state={state}
              isEager={index === 0}
              onJoin={() => name.current?.focus()}
              onDropped={() => homesTitle.current?.focus()}
            />
          ))}
        </List>
      </section>
      <Stack $gap={2}>
        <Text $size="small" $tone="muted">
          {shareTexts.whoSees}
        </Text>
        <Text $size="small" $tone="muted">
          {texts.ends(formatDate(endsAt))}
        </Text>
      </Stack>
    </Stack>
  );
}

import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { formatCount } from '@pokriv/web-kit/format';
import { Price } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Button, Card, Cluster, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { placeText } from '../card/card-property.ts';
import { Picture } from '../picture/picture.tsx';
import { removeHidden, useHidden } from '../hidden/hidden-store.ts';
import { hiddenTexts as texts } from '../hidden/messages.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)};
`;

const Thumbnail = styled.div`
  overflow: hidden;
  border-radius: ${radius.control};
`;

/** „3 скрити от вас · Покажи“: listings of a page of results that the person hid, each to be brought back. */
export default function HiddenLine({ cards }: { cards: readonly PropertyCard[] }) {
  const ids = useHidden();
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hidden = cards.filter(({ id }) => ids.includes(id));
  if (hidden.length === 0) return null;

  const bringBack = (id: string): void => {
    removeHidden(id);
    if (hidden.length > 1) toggle.current?.focus();
    else document.querySelector<HTMLElement>(`[data-listing="${id}"] h3 a`)?.focus();
  };
  return (
    <Stack as="section" $gap={3} aria-label={texts.title}>
      <Cluster $gap={2}>
        <Text $tone="muted" role="status">
          {formatCount(hidden.length, texts.counted)}
        </Text>
        <Button
          ref={toggle}
          type="button"
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.fold : texts.show}
        </Button>
      </Cluster>
      {isOpen && (
        <List id={listId}>
          {hidden.map((card) => (
            <HiddenRow key={card.id} card={card} onBringBack={() => bringBack(card.id)} />
          ))}
        </List>
      )}
    </Stack>
  );
}

function HiddenRow({ card, onBringBack }: { card: PropertyCard; onBringBack: () => void }) {
  const { id, title, images, price } = card;
  return (
    <Row as="li" $flush>
      <Thumbnail>
        <Picture image={images[0]} alt="" sizes="88px" />
      </Thumbnail>
      <div>
        <Price money={price} />
        <Text as={Link} to={pathTo(pages.listing, id)} $size="small" $clamp={2}>
          {title}
        </Text>
        <Text $tone="muted" $size="small">
          {placeText(card)}
        </Text>
      </div>
      <Button
        type="button"
        variant="secondary"
        size="small"
        aria-label={texts.bringBack(title)}
        onClick={onBringBack}
      >
        {texts.undo}
      </Button>
    </Row>
  );
}

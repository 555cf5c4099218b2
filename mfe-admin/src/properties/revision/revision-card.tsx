import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { useCurrency } from '@pokriv/web-kit/price';
import {
  breakpoint,
  Card,
  color,
  font,
  Heading,
  Notice,
  radius,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { fresh } from '../../list/fresh.ts';
import { texts } from '../../messages.ts';
import { changedFacts, type ChangedFact } from './changed-facts.ts';
import { differingWords, type Piece } from './differing-words.ts';
import { ChangedPictures } from './changed-pictures.tsx';

const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  dt {
    grid-column: 1 / -1;
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
  }
`;

const Value = styled.dd<{ $isNew?: boolean }>`
  min-width: 0;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  white-space: pre-line;
  background: ${({ $isNew }) => ($isNew ? color.goodTint : color.sunken)};

  small {
    display: block;
    font-size: ${font.size.tiny};
    color: ${({ $isNew }) => ($isNew ? color.good : color.muted)};
  }

  del,
  ins {
    text-decoration: none;
  }

  mark {
    border-radius: 3px;
    text-decoration: ${({ $isNew }) => ($isNew ? 'underline 2px' : 'line-through')};
    color: inherit;
    background: ${({ $isNew }) => ($isNew ? color.surface : color.dangerTint)};
  }
`;

function Marked({ text, pieces }: { text: string | undefined; pieces: readonly Piece[] | undefined }) {
  if (!pieces) return text ?? texts.revision.none;
  return pieces.map(({ text: piece, isKept }, index) => {
    if (isKept) return piece;
    const words = piece.trimEnd();
    return (
      <Fragment key={index}>
        <mark>{words}</mark>
        {piece.slice(words.length)}
      </Fragment>
    );
  });
}

function Change({ change: { name, before, after } }: { change: ChangedFact }) {
  const pieces = before && after ? differingWords(before, after) : undefined;
  return (
    <Row>
      <dt>{name}</dt>
      <Value>
        <small>{texts.revision.before}</small>
        <del>
          <Marked text={before} pieces={pieces?.before} />
        </del>
      </Value>
      <Value $isNew>
        <small>{texts.revision.after}</small>
        <ins>
          <Marked text={after} pieces={pieces?.after} />
        </ins>
      </Value>
    </Row>
  );
}

function Changes({ listing, changes }: { listing: OwnProperty; changes: readonly RevisionChange[] }) {
  const currency = useCurrency();
  const pictures = changes.find(({ field }) => field === 'images');
  return (
    <Stack $gap={4}>
      <List>
        {changedFacts(listing, changes, currency).map((change) => (
          <Change key={change.name} change={change} />
        ))}
      </List>
      {pictures && <ChangedPictures change={pictures} />}
    </Stack>
  );
}

export function RevisionCard({ listing }: { listing: OwnProperty }) {
  const { data, error } = useRead('readRevision', { params: { id: listing.id }, swr: fresh });
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Heading as="h3" $size="text">
          {texts.revision.title}
        </Heading>
        <Text $size="small" $tone="muted">
          {texts.revision.lead}
        </Text>
        {error && !data && <Notice tone="wait">{error.message}</Notice>}
        {!error && !data && <Skeleton $height="96px" />}
        {data && <Changes listing={listing} changes={data.data} />}
      </Stack>
    </Card>
  );
}

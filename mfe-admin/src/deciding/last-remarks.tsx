import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { pictureOf } from '@pokriv/contracts/listing/remark-places';
import { formatDate } from '@pokriv/web-kit/format';
import { Badge, Card, Cluster, Heading, radius, space, Stack } from '@pokriv/web-kit/ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';

import { decidingTexts } from './messages.ts';
import { remarkPlaceName } from './remark-place-name.ts';

const texts = decidingTexts.remarks;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }

  p {
    flex: 1 1 180px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  img {
    width: 72px;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    object-fit: cover;
  }
`;

/** Remarks of the last decision; the owner may have marked some as corrected. */
export function LastRemarks({ listing: { moderation, images } }: { listing: OwnProperty }) {
  const { remarks = [] } = moderation;
  if (remarks.length === 0) return null;
  const mended = remarks.filter(({ mendedAt }) => mendedAt !== null).length;
  return (
    <Card as="section" aria-label={texts.last}>
      <Stack $gap={3}>
        <Cluster $spread $gap={2}>
          <Heading as="h3" $size="text">
            {texts.last}
          </Heading>
          <Badge $tone={mended === remarks.length ? 'good' : 'wait'}>
            {texts.progress(mended, remarks.length)}
          </Badge>
        </Cluster>
        <List>
          {remarks.map(({ place, text, mendedAt }) => {
            const picture = images.find(({ id }) => id === pictureOf(place));
            return (
              <li key={place}>
                {picture && <img src={pictureAddress(picture.id, 320)} alt="" loading="lazy" />}
                <p>
                  <strong>{remarkPlaceName(place, images)}</strong>: {text}
                </p>
                {mendedAt === null ? (
                  <Badge>{texts.open}</Badge>
                ) : (
                  <Badge $tone="good" title={formatDate(mendedAt, 'moment')}>
                    <Check />
                    {texts.mended}
                  </Badge>
                )}
              </li>
            );
          })}
        </List>
      </Stack>
    </Card>
  );
}

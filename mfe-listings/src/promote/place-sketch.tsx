import type { PromotionType } from '@pokriv/contracts/listing/promotions';
import { color, font, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { promoteTexts as texts } from './messages.ts';

type Cell = PromotionType | 'plain';

/** A results page starts with two super and four featured listings (decisions §8). */
const results: readonly Cell[] = [
  ...Array.from<Cell>({ length: 2 }).fill('super'),
  ...Array.from<Cell>({ length: 4 }).fill('regular'),
  ...Array.from<Cell>({ length: 6 }).fill('plain'),
];
const homeBlock: readonly Cell[] = Array.from<Cell>({ length: 4 }).fill('super');

const Pages = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
`;

const Page = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.page};
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

const Bar = styled.div`
  width: 60%;
  height: 6px;
  border-radius: ${radius.full};
  background: ${color.line};
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(1)};
`;

const fills = {
  super: color.superBadge,
  regular: color.regularBadge,
  plain: color.sunken,
} as const;

const Place = styled.div<{ $cell: Cell; $isOwn: boolean }>`
  aspect-ratio: 4 / 5;
  border-radius: 4px;
  background: ${({ $cell }) => fills[$cell]};
  ${({ $isOwn }) => $isOwn && `outline: 3px solid ${color.accent}; outline-offset: -1px;`}
`;

const Legend = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  &::before {
    content: '';
    width: 14px;
    height: 14px;
    border: 3px solid ${color.accent};
    border-radius: 4px;
  }
`;

function MiniPage({ name, cells, type }: { name: string; cells: readonly Cell[]; type: PromotionType }) {
  const own = cells.indexOf(type);
  return (
    <Page>
      {name}
      <Bar />
      <Cells>
        {cells.map((cell, index) => (
          <Place key={index} $cell={cell} $isOwn={index === own} />
        ))}
      </Cells>
    </Page>
  );
}

export function PlaceSketch({ type }: { type: PromotionType }) {
  return (
    <Stack $gap={2}>
      <Pages role="img" aria-label={texts.placeOf[type]}>
        <MiniPage name={texts.placeSearch} cells={results} type={type} />
        {type === 'super' && <MiniPage name={texts.placeHome} cells={homeBlock} type={type} />}
      </Pages>
      <Legend $size="tiny" $tone="muted" aria-hidden>
        {texts.legend}
      </Legend>
    </Stack>
  );
}

import { color, Figures, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const NAME = 132;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, ${NAME}px) minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  line-height: ${font.line.heading};

  > :first-child {
    color: ${color.muted};
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

/* The value follows its bar, and the longest bar leaves room for it. */
const Bar = styled.span`
  display: grid;
  align-items: center;
  gap: ${space(2)};

  svg {
    width: 100%;
    height: 20px;
  }
`;

export interface BarListProps {
  title: string;
  bars: readonly { name: string; value: number }[];
  fill: string;
  formatValue: (value: number) => string;
}

export function BarList({ title, bars, fill, formatValue }: BarListProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const share = (value: number) => (most > 0 ? Math.max(0, value) / most : 0);
  return (
    <List aria-label={title}>
      {bars.map(({ name, value }) => (
        <Row key={name}>
          <span>{name}</span>
          <Bar style={{ gridTemplateColumns: `calc((100% - 72px) * ${share(value)}) 1fr` }}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" rx="3" fill={fill} />
            </svg>
            <Figures>{formatValue(value)}</Figures>
          </Bar>
        </Row>
      ))}
    </List>
  );
}

import { formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Card, color, Figures, font, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  column-gap: ${space(4)};
  padding: 0;
  margin-inline: calc(-1 * ${space(2)});
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border-radius: 6px;
  font-size: ${font.size.small};
  text-decoration: none;
  color: ${color.text};

  &:hover {
    background: ${color.sunken};
  }

  > :last-child {
    font-weight: ${font.weight.strong};
  }
`;

interface StatusTotalsProps {
  title: string;
  groups: readonly { key: string; label: string; count: number }[];
  addressOf: (status: string) => string;
}

export function StatusTotals({ title, groups, addressOf }: StatusTotalsProps) {
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Heading $size="lead">{title}</Heading>
        <List>
          {groups.map(({ key, label, count }) => (
            <li key={key}>
              <Row to={addressOf(key)}>
                {label}
                <Figures>{formatNumber(count)}</Figures>
              </Row>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

import { formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, motion, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { ALL, type ListAddress } from './use-list-address.ts';
import { useShowCurrent } from './use-show-current.ts';

const Row = styled.nav`
  display: flex;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${breakpoint.desktop} {
    flex-wrap: wrap;
  }
`;

const Item = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  min-height: 44px;
  padding: ${space(1.5)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  text-decoration: none;
  white-space: nowrap;
  color: ${color.text};
  background: ${color.surface};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    border-radius: ${radius.full};
  }

  ${breakpoint.desktop} {
    min-height: 36px;
    padding: ${space(1)} ${space(3)};
  }

  &[aria-current='true'] {
    border-color: ${color.text};
    font-weight: ${font.weight.strong};
    color: ${color.page};
    background: ${color.text};
  }
`;

interface StatusFilterProps<Status extends string> {
  statuses: Readonly<Record<Status, string>>;
  address: ListAddress<Status>;
  path: string;
  counts?: Partial<Record<Status, number>>;
}

const withCount = (text: string, count: number | undefined): string =>
  count === undefined ? text : `${text} (${formatNumber(count)})`;

export function StatusFilter<Status extends string>({
  statuses,
  address,
  path,
  counts = {},
}: StatusFilterProps<Status>) {
  const row = useShowCurrent<HTMLElement>(address.choice);
  const choices = [...(Object.entries(statuses) as [Status, string][]), [ALL, texts.all] as const];
  return (
    <Row ref={row} aria-label={texts.status}>
      {choices.map(([status, text]) => (
        <Item
          key={status}
          to={`${path}${address.searchFor({ status })}`}
          aria-current={status === address.choice ? 'true' : undefined}
        >
          {withCount(text, status === ALL ? undefined : counts[status])}
        </Item>
      ))}
    </Row>
  );
}

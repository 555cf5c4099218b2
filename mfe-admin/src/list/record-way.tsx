import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Cluster, size, space } from '@pokriv/web-kit/ui';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

const Way = styled(Cluster)`
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${size.target};
  }

  svg {
    width: 18px;
  }

  > :last-child {
    margin-left: auto;
  }
`;

const Back = styled(Link)`
  ${breakpoint.desktop} {
    display: none !important;
  }
`;

interface RecordWayProps {
  words: { label: string; back: string; previous: string; next: string };
  listAddress: string;
  previous: string | undefined;
  next: string | undefined;
}

/** Links from an open record to its neighbours and, on a phone, to the list. */
export function RecordWay({ words, listAddress, previous, next }: RecordWayProps) {
  return (
    <Way as="nav" $spread $gap={4} aria-label={words.label}>
      <Back to={listAddress}>
        <ArrowLeft />
        {words.back}
      </Back>
      <Cluster $gap={4}>
        {previous && (
          <Link to={previous}>
            <ChevronLeft />
            {words.previous}
          </Link>
        )}
        {next && (
          <Link to={next}>
            {words.next}
            <ChevronRight />
          </Link>
        )}
      </Cluster>
    </Way>
  );
}

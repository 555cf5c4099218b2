import { color, radius, space } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  img {
    flex: none;
    width: 96px;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: ${radius.control};
  }
`;

interface ReasonListingProps {
  picture?: string;
  children: ReactNode;
}

export function ReasonListing({ picture, children }: ReasonListingProps) {
  return (
    <Row>
      {picture && <img src={picture} alt="" width={96} height={72} />}
      <p>{children}</p>
    </Row>
  );
}

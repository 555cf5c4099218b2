import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../text.ts';
import { color, space } from '../tokens.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(10)};
  border-top: 1px solid ${color.line};
`;

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Heading id={id} $size="title">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

import { asBottomBar, color, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.section`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.lifted};
  box-shadow: ${shadow.lifted};

  > p {
    margin-right: auto;
    font-variant-numeric: tabular-nums;
  }
`;

/** Bar of bulk actions, sticky at the bottom of the window. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar ref={asBottomBar} aria-label={label}>
      {children}
    </Bar>
  );
}

import { size, space } from '@pokriv/web-kit/ui';
import { tickStyle } from '@pokriv/web-kit/ui/forms';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)};
`;

const Tick = styled.label`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  cursor: pointer;

  /* Aligned with the „select all“ checkbox above. */
  margin-left: calc((22px - ${size.target}) / 2);
`;

const Box = styled.input`
  ${tickStyle}
`;

interface TickRowProps {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

export function TickRow({ label, isTicked, onTick, children }: TickRowProps) {
  return (
    <Row>
      <Tick>
        <Box
          type="checkbox"
          aria-label={label}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
      </Tick>
      {children}
    </Row>
  );
}

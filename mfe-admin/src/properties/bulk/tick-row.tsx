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

/** All of it is pressed. */
const Tick = styled.label`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  cursor: pointer;

  /* In line with the tick above that takes all of them. */
  margin-left: calc((22px - ${size.target}) / 2);
`;

const Box = styled.input`
  ${tickStyle}
`;

interface TickRowProps {
  /** What a press chooses. */
  label: string;
  isTicked: boolean;
  /** What is decided already; it keeps the focus, so that keys go on working. */
  isFixed: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A row with a tick before it. */
export function TickRow({ label, isTicked, isFixed, onTick, children }: TickRowProps) {
  return (
    <Row>
      <Tick>
        <Box
          type="checkbox"
          aria-label={label}
          checked={isTicked}
          aria-disabled={isFixed}
          onChange={(event) => onTick(event.target.checked)}
        />
      </Tick>
      {children}
    </Row>
  );
}

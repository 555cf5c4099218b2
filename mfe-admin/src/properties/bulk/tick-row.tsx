import { color, size, space } from '@pokriv/web-kit/ui';
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

  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
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
        <input
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

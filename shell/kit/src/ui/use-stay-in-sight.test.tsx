import { render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { useStayInSight } from './use-stay-in-sight.ts';

const WIDE = 390;
const HIGH = 800;

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

interface Place {
  left: number;
  /** Of the button that opens it, 40 px high. */
  top: number;
}

function Panel() {
  const ref = useRef<HTMLDivElement>(null);
  useStayInSight(ref, true);
  return <div ref={ref} data-testid="panel" />;
}

/** A panel of 240 × 200 px, 8 px under its button. */
function moved({ left, top }: Place): string {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(WIDE);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(HIGH);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(48);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.dataset.testid ? rect(left, top + 48, 240, 200) : rect(left, top, 100, 40);
  });
  render(<Panel />);
  return screen.getByTestId('panel').style.translate;
}

describe('a panel that opens', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['stays where it fits', { left: 100, top: 100 }, '0px 0px'],
    ['comes in from the left side', { left: -120, top: 100 }, '136px 0px'],
    ['comes in from the right side', { left: 200, top: 100 }, '-66px 0px'],
    ['goes above its button at the end of the window', { left: 100, top: 700 }, '0px -256px'],
  ])('%s', (_what, place, translate) => {
    expect(moved(place)).toBe(translate);
  });
});

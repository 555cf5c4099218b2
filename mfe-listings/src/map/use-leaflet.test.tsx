import { act, render } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { useRef } from 'react';

import { fakeScreen } from './screen.testing.ts';
import { useLeaflet } from './use-leaflet.ts';

jest.mock('./layers/base.ts', () => ({ addBase: () => () => undefined, hasTiles: () => false }));

let resize: () => void = () => undefined;
class Sizes {
  constructor(notice: () => void) {
    resize = notice;
  }
  observe(): void {}
  disconnect(): void {}
}

function Sample({ begin }: { begin: (map: LeafletMap) => void }) {
  const element = useRef<HTMLDivElement>(null);
  useLeaflet(element, begin);
  return <div ref={element} />;
}

describe('useLeaflet', () => {
  it('sets the first view again once a hidden map is shown, and keeps a later one', () => {
    fakeScreen();
    let width = 0;
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
    Object.assign(globalThis, { ResizeObserver: Sizes });
    const begin = jest.fn((map: LeafletMap) => void map.setView([42.7, 23.3], 12));
    render(<Sample begin={begin} />);
    expect(begin).toHaveBeenCalledTimes(1);
    const resizeTo = (next: number) => {
      width = next;
      act(() => resize());
    };
    resizeTo(800);
    expect(begin).toHaveBeenCalledTimes(2);
    resizeTo(400);
    expect(begin).toHaveBeenCalledTimes(2);
  });
});

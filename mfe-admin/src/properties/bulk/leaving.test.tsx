import { useOnLeave } from '@pokriv/web-kit/on-leave';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { usePressOutside } from './use-press-outside.ts';

const heard = jest.fn();

function Page() {
  const bar = useRef<HTMLDivElement>(null);
  usePressOutside(bar, ['z'], heard);
  return (
    <>
      <div ref={bar}>
        <button>вътре</button>
      </div>
      <button>вън</button>
    </>
  );
}
function Leaving() {
  useOnLeave(heard);
  return null;
}
const outside = () => screen.getByText('вън');

beforeEach(() => heard.mockClear());

describe('usePressOutside', () => {
  it('hears a press outside of the element, not inside', () => {
    render(<Page />);
    fireEvent.pointerDown(screen.getByText('вътре'));
    fireEvent.keyDown(screen.getByText('вътре'), { key: 'Enter' });
    expect(heard).not.toHaveBeenCalled();
    fireEvent.pointerDown(outside());
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([{ key: 'a' }, { key: 'Enter' }, { key: ' ' }])('hears %j, which types or activates', (keys) => {
    render(<Page />);
    fireEvent.keyDown(outside(), keys);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    { key: 'ArrowDown' },
    { key: 'Tab' },
    { key: 'a', repeat: true },
    { key: 'a', ctrlKey: true },
    { key: 'a', metaKey: true },
    { key: 'a', altKey: true },
    { key: 'z', code: 'KeyZ' },
  ])('ignores %j', (keys) => {
    render(<Page />);
    fireEvent.keyDown(outside(), keys);
    expect(heard).not.toHaveBeenCalled();
  });

  it('hears nothing after it unmounted', () => {
    render(<Page />).unmount();
    fireEvent.pointerDown(document.body);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('useOnLeave', () => {
  const become = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('calls when the page is hidden, not when it is shown again', () => {
    render(<Leaving />);
    become('visible');
    expect(heard).not.toHaveBeenCalled();
    become('hidden');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('calls when the page is closed, and once it is left', () => {
    const { unmount } = render(<Leaving />);
    dispatchEvent(new Event('pagehide'));
    expect(heard).toHaveBeenCalledTimes(1);
    unmount();
    expect(heard).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('pagehide'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

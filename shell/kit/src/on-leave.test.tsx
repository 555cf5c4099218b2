import { render } from '@testing-library/react';

import { useOnLeave } from './on-leave.ts';

const heard = jest.fn();

function Leaving() {
  useOnLeave(heard);
  return null;
}

beforeEach(() => heard.mockClear());

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

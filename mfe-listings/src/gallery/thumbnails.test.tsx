import { render, screen } from '@testing-library/react';

import { Thumbnails } from './thumbnails.tsx';

const images = ['i1', 'i2', 'i3'].map((id) => ({ id, width: 1280, height: 960, alt: '', placeholder: '' }));

describe('Thumbnails', () => {
  it('marks the current picture alone', () => {
    render(<Thumbnails images={images} title="Светъл двустаен" current={1} onJump={() => undefined} />);
    const marks = screen.getAllByRole('button').map((button) => button.getAttribute('aria-current'));
    expect(marks).toEqual([null, 'true', null]);
  });
});

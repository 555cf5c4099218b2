import { render, screen, within } from '@testing-library/react';

import { ChangedPictures } from './changed-pictures.tsx';

const picture = (id: string, alt = '') => ({ id, alt, width: 1280, height: 960, placeholder: '' });

describe('ChangedPictures', () => {
  it('marks the pictures that one version has only', () => {
    const change = {
      field: 'images',
      before: [picture('a', 'Хол'), picture('b', 'Баня')],
      after: [picture('a', 'Хол'), picture('c')],
    };
    render(<ChangedPictures change={change} />);
    expect(screen.getByText('Сега: 2 снимки')).toBeInTheDocument();
    const [before, after] = screen.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(before).toEqual(['', 'отпада']);
    expect(after).toEqual(['', 'нова']);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Хол',
      'Баня',
      'Хол',
      'Снимка 2 от 2',
    ]);
  });

  it('marks a floor plan', () => {
    const plan = { ...picture('b'), isFloorPlan: true };
    render(<ChangedPictures change={{ field: 'images', before: [], after: [picture('a'), plan] }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'нова',
      'нова, план',
    ]);
  });

  it('shows both descriptions of a picture that is described otherwise, with contact data and scam phrases marked', () => {
    const before = [picture('a', 'Хол'), picture('b', 'Баня')];
    const after = [picture('a', 'Хол'), picture('b', '0888 445 512, без оглед')];
    render(<ChangedPictures change={{ field: 'images', before, after }} phrases={['без оглед']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '',
      'Баня',
      '',
      '0888 445 512, без оглед',
    ]);
    expect(screen.getByTitle('телефон')).toHaveTextContent('0888 445 512');
    expect(screen.getByTitle('израз, познат от измами')).toHaveTextContent('без оглед');
    expect(screen.queryByText('Снимките са в друг ред.')).toBeNull();
  });

  it('tells another order of kept pictures', () => {
    const before = [picture('a'), picture('b'), picture('c')];
    const after = [picture('d'), picture('b'), picture('a')];
    render(<ChangedPictures change={{ field: 'images', before, after }} />);
    expect(screen.getByText('Снимките са в друг ред.')).toBeInTheDocument();
  });

  it('counts a single picture, and none', () => {
    render(<ChangedPictures change={{ field: 'images', before: [picture('a')], after: null }} />);
    expect(screen.getByText('Сега: 1 снимка')).toBeInTheDocument();
    expect(screen.getByText('След одобрение: 0 снимки')).toBeInTheDocument();
  });
});

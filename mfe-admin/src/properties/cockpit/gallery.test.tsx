import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Gallery } from './gallery.tsx';

const picture = (id: string, alt = '') => ({ id, alt, width: 1280, height: 960, placeholder: '' });
const three = [picture('a', 'Хол'), picture('b'), picture('c')];
const large = () => screen.getByRole('link').querySelector('img');
const person = userEvent.setup();

describe('Gallery', () => {
  it('shows one large picture with its description or number, which opens in full size', async () => {
    render(<Gallery images={three} added={[]} areKeysOn />);
    expect(large()).toHaveAccessibleName('Хол');
    await person.click(screen.getByRole('button', { name: 'Следваща снимка' }));
    expect(large()).toHaveAccessibleName('Снимка 2 от 3');
    expect(screen.getByRole('link', { name: 'Отвори снимка 2 в цял размер' })).toHaveAttribute(
      'href',
      expect.stringContaining('b-1280'),
    );
    expect(screen.getByRole('status')).toHaveTextContent('2 от 3');
  });

  it('goes round by ← and →', async () => {
    render(<Gallery images={three} added={[]} areKeysOn />);
    await person.keyboard('{ArrowLeft}');
    expect(large()).toHaveAccessibleName('Снимка 3 от 3');
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(large()).toHaveAccessibleName('Снимка 2 от 3');
  });

  it('opens the pressed thumbnail and marks new pictures', async () => {
    render(<Gallery images={three} added={['c']} areKeysOn={false} />);
    const thumb = screen.getByRole('button', { name: 'Покажи снимка 3' });
    expect(thumb).toHaveTextContent('нова');
    await person.click(thumb);
    expect(thumb).toHaveAttribute('aria-current', 'true');
    expect(large()).toHaveAccessibleName('Снимка 3 от 3');
    await person.keyboard('{ArrowLeft}');
    expect(large()).toHaveAccessibleName('Снимка 3 от 3');
  });

  it('marks floor plans, and dark and blurred photos', async () => {
    const images = [
      { ...picture('a'), doubt: 'dark' as const },
      { ...picture('b'), doubt: 'blurred' as const },
      { ...picture('c'), isFloorPlan: true },
    ];
    render(<Gallery images={images} added={['c']} areKeysOn />);
    const thumbs = ['1', '2', '3'].map((number) =>
      screen.getByRole('button', { name: `Покажи снимка ${number}` }),
    );
    expect(thumbs.map(({ textContent }) => textContent)).toEqual(['тъмна', 'размазана', 'нова, план']);
    expect(screen.getByRole('status')).toHaveTextContent('1 от 3, тъмна');
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('3 от 3, нова, план');
  });

  it('shows the public description with contact data and scam phrases marked, and that it is another', () => {
    const alt = 'Хол, 0888 445 512, без оглед';
    render(
      <Gallery
        images={[picture('a', alt), picture('b')]}
        added={[]}
        described={['a']}
        phrases={['без оглед']}
        areKeysOn
      />,
    );
    expect(screen.getByTitle('телефон')).toHaveTextContent('0888 445 512');
    expect(screen.getByTitle('израз, познат от измами')).toHaveTextContent('без оглед');
    expect(screen.getByRole('status')).toHaveTextContent('1 от 2, друго описание');
  });

  it('tells another floor plan mark from another description', () => {
    const images = [{ ...picture('a'), isFloorPlan: true }, picture('b'), picture('c')];
    render(<Gallery images={images} added={[]} described={['c']} marked={['a', 'b']} areKeysOn />);
    const thumbs = screen.getAllByRole('button', { name: /^Покажи снимка/u });
    expect(thumbs.map(({ textContent }) => textContent)).toEqual([
      'вече е план',
      'вече не е план',
      'друго описание',
    ]);
  });

  it('says that there are none', () => {
    render(<Gallery images={[]} added={[]} areKeysOn />);
    expect(screen.getByText('Няма снимки.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

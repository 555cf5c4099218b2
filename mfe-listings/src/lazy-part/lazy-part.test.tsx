import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Здравей, {name}</p>;

/** A part whose chunk loads only while online. */
function aPart() {
  const world = { isOnline: true, loads: 0 };
  const load = async () => {
    world.loads += 1;
    if (!world.isOnline) throw Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' });
    return Greeting;
  };
  const Part = lazyPart(load, {
    waiting: <p>Зарежда се</p>,
    missing: 'Не се зареди.',
  });
  return { Part, world };
}

describe('lazyPart', () => {
  it('shows the part once it is loaded', async () => {
    const { Part } = aPart();
    render(<Part name="Мария" />);
    expect(screen.getByText('Зарежда се')).toBeInTheDocument();
    expect(await screen.findByText('Здравей, Мария')).toBeInTheDocument();
  });

  it('leaves what is typed around a part that cannot be loaded, and loads it on a retry', async () => {
    const { Part, world } = aPart();
    world.isOnline = false;
    render(
      <>
        <input aria-label="Име" />
        <Part name="Мария" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Име'), 'Иван');
    expect(await screen.findByText('Не се зареди.')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    expect(screen.getByLabelText('Име')).toHaveValue('Иван');
    world.isOnline = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Здравей, Мария')).toBeInTheDocument();
  });

  it('tries again on the next mount', async () => {
    const { Part, world } = aPart();
    world.isOnline = false;
    const { unmount } = render(<Part name="Мария" />);
    await screen.findByRole('button');
    unmount();
    world.isOnline = true;
    render(<Part name="Мария" />);
    expect(await screen.findByText('Здравей, Мария')).toBeInTheDocument();
  });

  it('ignores a failed preload', async () => {
    const { Part, world } = aPart();
    world.isOnline = false;
    Part.preload();
    await Promise.resolve();
    world.isOnline = true;
    render(<Part name="Мария" />);
    expect(await screen.findByText('Здравей, Мария')).toBeInTheDocument();
    expect(world.loads).toBe(2);
  });
});

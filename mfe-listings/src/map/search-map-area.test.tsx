import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeScreen } from './screen.testing.ts';
import { showMap } from './search-map.testing.tsx';

beforeAll(fakeScreen);

describe('area of SearchMap', () => {
  it('offers to edit or remove a drawn area', async () => {
    const { onPolygon } = showMap({ polygon: '23.3,42.6;23.4,42.6;23.35,42.7' });
    await userEvent.click(screen.getByRole('button', { name: 'Промени района' }));
    act(() => screen.getByRole('button', { name: 'Ъгъл 3 на района' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Ъгъл 3 на района' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(onPolygon).toHaveBeenLastCalledWith(
      expect.stringMatching(/^23\.3,42\.6;23\.4,42\.6;23\.350?\d*,42\.70\d+$/u),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Махни района' }));
    expect(onPolygon).toHaveBeenLastCalledWith(undefined);
  });

  it('takes presses by its pins alone: outline, districts, names and a drawn area let them through', async () => {
    showMap({ polygon: '23.3,42.6;23.4,42.6;23.35,42.7' });
    await screen.findByRole('button', { name: /850/u });
    expect(document.querySelector('.map-area')).toBeInTheDocument();
    expect(document.querySelectorAll('.leaflet-interactive:not(.map-spot)')).toHaveLength(0);
  });

  it('starts with an area in the middle for keyboard users', async () => {
    const { onPolygon } = showMap();
    act(() => screen.getByRole('button', { name: 'Очертай район' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Ъгъл 1 на района' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(onPolygon).toHaveBeenLastCalledWith(
      expect.stringMatching(/^(?:[\d.]+,[\d.]+;){2}[\d.]+,[\d.]+$/u),
    );
  });

  it('draws an area corner by corner, with each step in words', async () => {
    const { onPolygon } = showMap();
    const tool = (name: string) => screen.queryByRole('button', { name });
    const hint = () => screen.getAllByRole('status')[0]?.textContent.replaceAll('\u00a0', ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Очертай район' }));
    const surface = screen.getByRole('group', { name: /стрелките/u }).nextElementSibling as HTMLElement;
    surface.setPointerCapture = () => undefined;
    const corner = (clientX: number, clientY: number) =>
      act(() => {
        for (const type of ['pointerdown', 'pointerup'])
          surface.dispatchEvent(
            Object.assign(new MouseEvent(type, { clientX, clientY }), { isPrimary: true, pointerId: 1 }),
          );
      });
    expect(hint()).toMatch(/^Натиснете върху картата/u);
    expect(tool('Готово')).toBeDisabled();
    expect(tool('Върни')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    corner(100, 100);
    expect(hint()).toBe('1 ъгъл');
    corner(500, 100);
    corner(500, 400);
    expect(hint()).toBe('3 ъгъла');
    expect(tool('Готово')).toBeEnabled();
    await userEvent.click(tool('Върни') as HTMLElement);
    expect(tool('Готово')).toBeDisabled();
    corner(500, 400);
    await userEvent.click(tool('Готово') as HTMLElement);
    expect(onPolygon).toHaveBeenCalledTimes(1);
    expect(onPolygon).toHaveBeenLastCalledWith(
      expect.stringMatching(/^(?:[\d.]+,[\d.]+;){2}[\d.]+,[\d.]+$/u),
    );
    expect(tool('Очертай район')).toBeInTheDocument();
  });

  it('leaves a cancelled drawing without an area, and starts the next one empty', async () => {
    const { onPolygon } = showMap();
    await userEvent.click(screen.getByRole('button', { name: 'Очертай район' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отказ' }));
    expect(onPolygon).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Очертай район' }));
    expect(screen.getByRole('button', { name: 'Готово' })).toBeDisabled();
  });

  it('leaves an area with three corners, whatever key is pressed', async () => {
    const { onPolygon } = showMap({ polygon: '23.3,42.6;23.4,42.6;23.35,42.7' });
    await userEvent.click(screen.getByRole('button', { name: 'Промени района' }));
    act(() => screen.getByRole('button', { name: 'Ъгъл 1 на района' }).focus());
    await userEvent.keyboard('{Delete}');
    expect(screen.getAllByRole('button', { name: /^Ъгъл/u })).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /^Ъгъл/u })).toBeNull();
    expect(onPolygon).not.toHaveBeenCalled();
  });
});

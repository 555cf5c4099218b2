import { giveBoot } from '@pokriv/web-kit/boot';
import { fireEvent, screen, within } from '@testing-library/react';

import { renderPage } from '../page.testing.tsx';
import { HelpPage } from './help-page.tsx';

const questions = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];

describe('HelpPage', () => {
  afterEach(() => giveBoot({}));

  it('links to four contact channels and four guides', () => {
    giveBoot({ support: { phone: '+35929876543', viber: '+359888123456' } });
    renderPage(<HelpPage />);
    expect(
      within(screen.getByRole('list', { name: 'Бърза връзка с нас' })).getAllByRole('link'),
    ).toHaveLength(4);
    const guides = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/guides/'));
    expect(guides.length).toBeGreaterThanOrEqual(4);
    expect(document.title).toBe('Помощ · Покрив');
  });

  it('has the form and the e-mail alone where the site has no numbers, and the page for developers', () => {
    renderPage(<HelpPage />);
    const ways = within(screen.getByRole('list', { name: 'Бърза връзка с нас' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href')?.split(':')[0])).toEqual(['/contact', 'mailto']);
    expect(screen.getByRole('link', { name: /^За разработчици/u })).toHaveAttribute('href', '/api/docs');
  });

  it('keeps one question open at a time across groups', () => {
    renderPage(<HelpPage />);
    expect(new Set(questions().map(({ name }) => name)).size).toBe(1);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Общи въпроси',
      'Обяви',
      'Профил',
      'Плащания',
    ]);
  });

  it('ends no sentence with two full stops', () => {
    renderPage(<HelpPage />);
    expect(document.body.textContent.match(/.{20}\.\.(?!\.)/gu)).toBeNull();
  });

  it('searches as you type and announces the results', () => {
    renderPage(<HelpPage />);
    const search = screen.getByRole('searchbox', { name: 'Търсене в отговорите' });
    fireEvent.change(search, { target: { value: 'heic' } });
    expect(questions()).toHaveLength(1);
    expect(screen.getByText('Намерихме 1 отговор.')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'хипопотам' } });
    expect(screen.getByText('Няма такъв отговор.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Покажи всички' }));
    expect(questions().length).toBeGreaterThan(20);
  });

  it('opens the question of the anchor and updates the anchor', () => {
    Element.prototype.scrollIntoView = jest.fn();
    renderPage(<HelpPage />, '/help#pictures');
    const open = () =>
      questions()
        .filter((question) => question.open)
        .map(({ id }) => id);
    expect(open()).toEqual(['pictures']);
    fireEvent.click(screen.getByText('Безплатно ли е?'));
    const [calls] = questions().filter(({ id }) => id === 'is-it-free');
    if (calls) fireEvent(calls, new Event('toggle'));
    expect(location.hash).toBe('#is-it-free');
    history.replaceState(null, '', '/');
  });
});

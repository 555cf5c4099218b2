import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { signInAs } from '../page.testing.tsx';
import { aDraft, leaveForm, open, prepareBrowser, press, step, titleField } from './publish-page.testing.tsx';

beforeAll(prepareBrowser);
beforeEach(() => signInAs('landlord'));
afterEach(leaveForm);

const rail = () =>
  within(screen.getByRole('navigation', { name: 'Стъпки' }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent.replace(/^\d/u, ''));

describe('steps of PublishPage', () => {
  it('go on from a complete one, and back, with the focus on the title', async () => {
    open();
    await press('Напред');
    expect(step()).toBe('home');
    expect(screen.getByRole('heading', { level: 2, name: 'Домът' })).toHaveFocus();
    await press('Назад');
    expect(step()).toBe('place');
    expect(screen.queryByText('Има още нещо в тази стъпка')).toBeNull();
  });

  it('name what is missing in one before they go on, or go on later', async () => {
    open({ listing: aDraft({ area: undefined }) });
    await titleField();
    expect(rail()).toContain('Основното');
    await press('Напред');
    expect(step()).toBe('place');
    const missing = screen.getByRole('link', { name: 'Площ' });
    expect(missing.closest('[tabindex="-1"]')).toHaveFocus();
    expect(rail()).toContain('Основното (за поправка: 1)');
    await userEvent.click(missing);
    expect(screen.getByRole('spinbutton', { name: /^Площ/u })).toHaveFocus();
    await press('Попълни по-късно');
    expect(step()).toBe('home');
    expect(screen.queryByText('Има още нещо в тази стъпка')).toBeNull();
  });

  it('leave the focus and the place of the page alone on arrival', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    open({ step: 'home' });
    const title = await screen.findByRole('heading', { level: 2, name: 'Домът' });
    expect(title).not.toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('have no way back at the first, and no way on at the last', async () => {
    open({ step: 'pictures' });
    await screen.findByRole('heading', { level: 2, name: 'Снимки' });
    expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Изпрати за одобрение' })).toBeNull();
  });

  it('show which of them are done and which is open', async () => {
    open({ listing: aDraft({ images: [] }) });
    await titleField();
    expect(rail()).toEqual([
      'Снимки',
      'Основното (попълнено)',
      'Домът (попълнено)',
      'Пари (попълнено)',
      'Правила (попълнено)',
      'Контакт (попълнено)',
      'Преглед',
    ]);
    const links = within(screen.getByRole('navigation', { name: 'Стъпки' })).getAllByRole('link', {
      hidden: true,
    });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(links[0]).toHaveTextContent(/^1/u);
  });

  it('fold on a phone until another one is opened', async () => {
    open();
    const fold = await screen.findByRole('button', { name: /^Стъпка 2 от 7/u });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('link', { name: /^4? ?Пари/u }));
    expect(screen.getByRole('button', { name: /^Стъпка 4 от 7/u })).toHaveAttribute('aria-expanded', 'false');
  });

  it('lead from the rent that one shows to the field of the other', async () => {
    open({ step: 'price' });
    await userEvent.click(await screen.findByRole('link', { name: 'Промени: Месечен наем' }));
    expect(step()).toBe('place');
    expect(screen.getByRole('textbox', { name: /^Месечен наем/u })).toHaveFocus();
  });

  it('lead to a missing field from the last one', async () => {
    open({ listing: aDraft({ area: undefined }), step: 'review' });
    expect(await screen.findByText(/^1.поле чака да го попълните$/u)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Площ' }));
    expect(step()).toBe('place');
    expect(screen.getByRole('spinbutton', { name: /^Площ/u })).toHaveFocus();
  });

  it('count the fields until publication, and lead to the last one at none', async () => {
    open({ listing: aDraft({ area: undefined, images: [] }) });
    expect(await screen.findByText(/^Още 2.полета до публикуване$/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Към прегледа' })).toBeNull();
    await userEvent.type(screen.getByRole('spinbutton', { name: /^Площ/u }), '62');
    expect(screen.getByText(/^Още 1.поле до публикуване$/u)).toBeInTheDocument();
    cleanup();
    open();
    expect(await screen.findByText('Задължителното е готово')).toBeInTheDocument();
    await press('Към прегледа');
    expect(step()).toBe('review');
  });

  it('count nothing for a published listing', async () => {
    open({ listing: aDraft({ status: 'active', area: undefined }) });
    await titleField();
    expect(screen.queryByText(/до публикуване$/u)).toBeNull();
  });

  it('go on from the pictures before there are any', async () => {
    open({ listing: aDraft({ images: [] }), step: 'pictures' });
    await press('Напред');
    expect(step()).toBe('place');
  });
});

describe('hindrances of PublishPage', () => {
  it.each([
    ['pictures', true],
    ['place', false],
    ['review', true],
  ])('shows at %s that there is no free place: %p', async (at, isShown) => {
    open({ step: at, allowance: { used: 1, limit: 1 } });
    await screen.findByRole('heading', { level: 1 });
    if (!isShown) await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const title = 'Нямате свободно място за обява';
    if (isShown) expect(await screen.findByText(title)).toBeInTheDocument();
    else expect(screen.queryByText(title)).toBeNull();
  });

  it.each([
    [1, 'Планът ви дава 1 място и то е заето.'],
    [3, 'Планът ви дава 3 места и всички са заети.'],
  ])('counts the places of a plan with %d', async (limit, text) => {
    open({ step: 'review', allowance: { used: limit, limit } });
    expect(await screen.findByText(new RegExp(text, 'u'))).toBeInTheDocument();
  });

  it.each([
    { used: 1, limit: 2 },
    { used: 9, limit: null },
  ])('is nothing with the places %j', async (allowance) => {
    open({ step: 'review', allowance });
    expect(await screen.findByText(/^Всичко нужно е попълнено/u)).toBeInTheDocument();
    expect(screen.queryByText('Нямате свободно място за обява')).toBeNull();
  });

  describe('an e-mail that is not verified', () => {
    const profile = {
      id: 'u1',
      email: 'ivan@demo.bg',
      firstName: 'Иван',
      lastName: 'Петров',
      role: 'landlord',
    };
    const openWith = (isEmailVerified: boolean, step: 'pictures' | 'review' = 'review') => {
      signInAs('landlord', { isEmailVerified: false });
      return open({
        step,
        answer: ({ path }) =>
          path === '/api/auth/profile'
            ? { body: { success: true, data: { ...profile, isEmailVerified } } }
            : undefined,
      });
    };

    it.each(['pictures', 'review'] as const)(
      'hinders in the step %s, with another mail on request',
      async (at) => {
        const sent = openWith(false, at);
        expect(await screen.findByText('Първо потвърдете имейла си')).toBeInTheDocument();
        await press('Изпрати писмото отново');
        await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
      },
    );

    it('does not hinder once it was verified on another device', async () => {
      openWith(true);
      expect(await screen.findByText(/^Всичко нужно е попълнено/u)).toBeInTheDocument();
      expect(screen.queryByText('Първо потвърдете имейла си')).toBeNull();
    });
  });
});

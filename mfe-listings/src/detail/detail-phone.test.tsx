/** @jest-environment-options {"styles": true} */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { signInAs, toastTexts } from '../page.testing.tsx';
import {
  failure,
  ok,
  openPage,
  shownText as text,
  withDetailPage,
  type Answers,
} from './detail-page.testing.tsx';

withDetailPage();

describe('the phone on DetailPage', () => {
  const allowance = (left: number, more = {}) => ok({ left, wasShown: false, message: null, ...more });
  const usedUp = 'Днес видяхте 8 телефона – без вход не се показват повече.';
  const open = (before: object, press: Answers[string], after = before) => {
    const answers: Answers = { 'properties/p1': ok(aListing()), 'POST properties/p1/phone': press };
    let reads = 0;
    Object.defineProperty(answers, 'GET properties/p1/phone', {
      get: () => ((reads += 1) === 1 ? before : after),
    });
    return openPage('p1', answers);
  };
  const shown = ok({ phone: '0888123456', name: 'Мария', left: 5 });
  const press = async () => userEvent.click((await screen.findAllByText('Покажи телефон'))[0] as HTMLElement);

  it('is revealed on demand, then has links to call and write', async () => {
    open(allowance(6), shown, allowance(5, { wasShown: true }));
    await press();
    const [call] = await screen.findAllByRole('link', { name: 'Обади се на 088 812 3456' });
    expect(call).toHaveAttribute('href', 'tel:0888123456');
    expect(call).toHaveFocus();
    const [write] = screen.getAllByRole('link', { name: 'Пиши във Viber' });
    expect(write).toHaveAttribute('href', 'viber://chat?number=%2B359888123456');
    expect(text()).not.toMatch(/Оста(?:ва|ват) ви още/u);
  });

  it('warns before the press that few reveals are left, and after it that it was the last', async () => {
    open(allowance(1), shown, allowance(0, { wasShown: true }));
    await waitFor(() => expect(text()).toContain('Остава ви още 1 телефон днес.'));
    await press();
    await waitFor(() => expect(text()).toContain('Това беше последният телефон за днес.'));
    expect(screen.getAllByRole('link', { name: 'Обади се на 088 812 3456' })).not.toEqual([]);
  });

  it('asks a visitor without reveals left to sign in, without a reveal button', async () => {
    open(allowance(0, { message: usedUp }), failure(429, 'RATE_LIMITED', usedUp));
    await waitFor(() => expect(text()).toContain(usedUp));
    const logins = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Влез' });
    expect(logins[0]?.getAttribute('href')).toBe('/login?redirect=%2Fproperties%2Fp1');
    expect(screen.getByRole('link', { name: 'Влез за телефон' })).toBeInTheDocument();
    expect(screen.queryByText('Покажи телефон')).toBeNull();
  });

  it('says nothing of reveals while more than three are left', async () => {
    const sent = open(allowance(4), shown);
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/phone'))).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(text()).not.toContain('ви още');
  });

  it('says that three reveals are left', async () => {
    open(allowance(3), shown);
    await waitFor(() => expect(text()).toContain('Остават ви още 3 телефона днес.'));
  });

  it('tells a signed-in user why no reveals are left, without a link to sign in', async () => {
    signInAs('tenant');
    open(allowance(0, { message: usedUp }), failure(429, 'RATE_LIMITED', usedUp));
    await waitFor(() => expect(text()).toContain(usedUp));
    expect(screen.queryByRole('link', { name: /Влез/u })).toBeNull();
  });

  it('shows a number already revealed today without reveals left', async () => {
    open(allowance(0, { wasShown: true }), shown);
    await press();
    expect(await screen.findAllByRole('link', { name: 'Обади се на 088 812 3456' })).not.toEqual([]);
  });

  it('shows the reason of a failed reveal inline, without a toast', async () => {
    const unknown = failure(503, 'UNAVAILABLE');
    open(unknown, failure(429, 'RATE_LIMITED', usedUp, { retryAfter: 7000 }), unknown);
    await press();
    await waitFor(() => expect(screen.getAllByText(usedUp)).toHaveLength(3));
    expect(screen.getAllByRole('link', { name: 'Влез' })).toHaveLength(2);
    expect(toastTexts()).toEqual([]);
  });

  it('says in each of three places once that a failed reveal reached the limit', async () => {
    open(allowance(1), failure(429, 'RATE_LIMITED', usedUp), allowance(0, { message: usedUp }));
    await press();
    await waitFor(() => expect(screen.queryByText('Покажи телефон')).toBeNull());
    expect(screen.getAllByText(usedUp)).toHaveLength(3);
  });

  it('does not read the quota on one’s own listing', async () => {
    signInAs('landlord');
    const sent = openPage('p1', { 'properties/p1': ok(anOwnListing({ status: 'active' })) });
    await waitFor(() => expect(sent.some(({ path }) => path.includes('price-stats'))).toBe(true));
    expect(sent.filter(({ path }) => path.endsWith('/phone'))).toEqual([]);
  });

  it('is absent when the owner wants messages only', async () => {
    openPage('p1', { 'properties/p1': ok(aListing({ contactMethods: ['message'] })) });
    await screen.findByRole('heading', { level: 1 });
    expect(text()).toContain('не показва телефона си');
    expect(screen.queryByRole('button', { name: /Покажи телефон|Обади се/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Пиши' })).not.toEqual([]);
  });
});

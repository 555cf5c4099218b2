import { screen } from '@testing-library/react';

import { aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { PaymentCancelPage } from './payment-cancel-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the frames of a payment', () => {
  it('say that it is under way, what comes next, and which one it is, and ask the server for nothing', () => {
    const asked = fakeBackend({});
    renderPage(<PaymentSuccessPage />, '/payment/success?session_id=cs_test_a1b2');
    expect(screen.getByRole('heading', { level: 1, name: 'Плащането се обработва.' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.getByText('cs_test_a1b2')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('promise nothing when no payment is named', () => {
    renderPage(<PaymentSuccessPage />, '/payment/success?session_id=%20');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByText(/не носи номер на плащане/u)).toBeTruthy();
  });

  it('say that nothing was charged after turning back, with the ways on', () => {
    renderPage(<PaymentCancelPage />, '/payment/cancel');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Плащането беше отказано, нищо не е таксувано.' }),
    ).toBeTruthy();
    expect(links()).toEqual(['/', '/contact?subject=billing']);
  });

  it('lead a landlord back to the listings', async () => {
    await signedIn(aUser({ role: 'landlord' }));
    renderPage(<PaymentCancelPage />, '/payment/cancel');
    expect(links()).toContain('/my-properties');
  });
});

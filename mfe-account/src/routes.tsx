import { becomeLandlordPath, dataArchivePath } from '@pokriv/contracts/page-paths';
import { Guard } from '@pokriv/web-kit/guard';
import type { RouteObject } from '@pokriv/web-kit/router';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, type ComponentType } from 'react';

const page = (load: () => Promise<{ default: ComponentType }>) => {
  const Page = lazy(load);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
};

const LoginPage = page(() =>
  import('./sign-in/login-page.tsx').then((file) => ({ default: file.LoginPage })),
);
const RegisterPage = page(() =>
  import('./register/register-page.tsx').then((file) => ({ default: file.RegisterPage })),
);
const SelectRolePage = page(() =>
  import('./role/select-role-page.tsx').then((file) => ({ default: file.SelectRolePage })),
);
const BecomeLandlordPage = page(() =>
  import('./become-landlord/become-landlord-page.tsx').then((file) => ({ default: file.BecomeLandlordPage })),
);
const EmailVerifiedPage = page(() =>
  import('./verification/email-verified-page.tsx').then((file) => ({ default: file.EmailVerifiedPage })),
);
const DataArchivePage = page(() =>
  import('./data-archive/data-archive-page.tsx').then((file) => ({ default: file.DataArchivePage })),
);
const SuspendedPage = page(() =>
  import('./suspended/suspended-page.tsx').then((file) => ({ default: file.SuspendedPage })),
);
const ForgotPasswordPage = page(() =>
  import('./password/forgot-password-page.tsx').then((file) => ({ default: file.ForgotPasswordPage })),
);
const ResetPasswordPage = page(() =>
  import('./password/reset-password-page.tsx').then((file) => ({ default: file.ResetPasswordPage })),
);
const ProfilePage = page(() =>
  import('./profile/profile-page.tsx').then((file) => ({ default: file.ProfilePage })),
);
const SecondFactorPage = page(() =>
  import('./second-factor/second-factor-page.tsx').then((file) => ({ default: file.SecondFactorPage })),
);
const HelpPage = page(() => import('./help/help-page.tsx').then((file) => ({ default: file.HelpPage })));
const ContactPage = page(() =>
  import('./contact/contact-page.tsx').then((file) => ({ default: file.ContactPage })),
);
const TermsPage = page(() =>
  import('./legal/terms/terms-page.tsx').then((file) => ({ default: file.TermsPage })),
);
const PrivacyPage = page(() =>
  import('./legal/privacy/privacy-page.tsx').then((file) => ({ default: file.PrivacyPage })),
);
const CookiesPage = page(() =>
  import('./legal/cookies/cookies-page.tsx').then((file) => ({ default: file.CookiesPage })),
);
const GettingStartedPage = page(() =>
  import('./guides/getting-started-page.tsx').then((file) => ({ default: file.GettingStartedPage })),
);
const PublishingPage = page(() =>
  import('./guides/publishing-page.tsx').then((file) => ({ default: file.PublishingPage })),
);
const FavoritesPage = page(() =>
  import('./guides/favorites-page.tsx').then((file) => ({ default: file.FavoritesPage })),
);
const ProfileSettingsPage = page(() =>
  import('./guides/profile-settings-page.tsx').then((file) => ({ default: file.ProfileSettingsPage })),
);
const SubscriptionPage = page(() =>
  import('./subscription/subscription-page.tsx').then((file) => ({ default: file.SubscriptionPage })),
);
const PaymentSuccessPage = page(() =>
  import('./payment/payment-success-page.tsx').then((file) => ({ default: file.PaymentSuccessPage })),
);
const PaymentCancelPage = page(() =>
  import('./payment/payment-cancel-page.tsx').then((file) => ({ default: file.PaymentCancelPage })),
);

/** The addresses of the account, of help and of legal pages (spec §2); each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: '/login', element: LoginPage },
  { path: '/register', element: RegisterPage },
  { path: '/select-role', element: <Guard>{SelectRolePage}</Guard> },
  { path: becomeLandlordPath, element: <Guard>{BecomeLandlordPage}</Guard> },
  { path: '/email-verified', element: EmailVerifiedPage },
  { path: dataArchivePath, element: DataArchivePage },
  { path: '/suspended', element: SuspendedPage },
  { path: '/forgot-password', element: ForgotPasswordPage },
  { path: '/reset-password', element: ResetPasswordPage },
  { path: '/second-factor', element: <Guard>{SecondFactorPage}</Guard> },
  { path: '/profile', element: <Guard>{ProfilePage}</Guard> },
  { path: '/subscription', element: <Guard>{SubscriptionPage}</Guard> },
  { path: '/payment/success', element: PaymentSuccessPage },
  { path: '/payment/cancel', element: PaymentCancelPage },
  { path: '/help', element: HelpPage },
  { path: '/contact', element: ContactPage },
  { path: '/terms', element: TermsPage },
  { path: '/privacy', element: PrivacyPage },
  { path: '/cookies', element: CookiesPage },
  { path: '/guides/getting-started', element: GettingStartedPage },
  { path: '/guides/publishing', element: PublishingPage },
  { path: '/guides/favorites', element: FavoritesPage },
  { path: '/guides/profile-settings', element: ProfileSettingsPage },
];

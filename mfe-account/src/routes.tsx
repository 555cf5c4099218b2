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
const EmailVerifiedPage = page(() =>
  import('./verification/email-verified-page.tsx').then((file) => ({ default: file.EmailVerifiedPage })),
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

/** The account's addresses (spec §2); each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: '/login', element: LoginPage },
  { path: '/register', element: RegisterPage },
  { path: '/select-role', element: <Guard>{SelectRolePage}</Guard> },
  { path: '/email-verified', element: EmailVerifiedPage },
  { path: '/forgot-password', element: ForgotPasswordPage },
  { path: '/reset-password', element: ResetPasswordPage },
  { path: '/profile', element: <Guard>{ProfilePage}</Guard> },
];

import * as pages from '@pokriv/contracts/pages';
import { pageRoute } from '@pokriv/web-kit/guard';
import type { RouteObject } from '@pokriv/web-kit/router';

import { page } from './lazy-page.tsx';
import { loginRoute } from './sign-in/login-route.tsx';

const RegisterPage = page(() =>
  import(/* webpackChunkName: "register" */ './register/register-page.tsx').then((file) => ({
    default: file.RegisterPage,
  })),
);
const SelectRolePage = page(() =>
  import(/* webpackChunkName: "select-role" */ './role/select-role-page.tsx').then((file) => ({
    default: file.SelectRolePage,
  })),
);
const BecomeLandlordPage = page(() =>
  import(/* webpackChunkName: "become-landlord" */ './become-landlord/become-landlord-page.tsx').then(
    (file) => ({ default: file.BecomeLandlordPage }),
  ),
);
const EmailVerifiedPage = page(() =>
  import(/* webpackChunkName: "email-verified" */ './verification/email-verified-page.tsx').then((file) => ({
    default: file.EmailVerifiedPage,
  })),
);
const DataArchivePage = page(() =>
  import(/* webpackChunkName: "data-archive" */ './data-archive/data-archive-page.tsx').then((file) => ({
    default: file.DataArchivePage,
  })),
);
const SuspendedPage = page(() =>
  import(/* webpackChunkName: "suspended" */ './suspended/suspended-page.tsx').then((file) => ({
    default: file.SuspendedPage,
  })),
);
const ForgotPasswordPage = page(() =>
  import(/* webpackChunkName: "forgot-password" */ './password/forgot-password-page.tsx').then((file) => ({
    default: file.ForgotPasswordPage,
  })),
);
const ResetPasswordPage = page(() =>
  import(/* webpackChunkName: "reset-password" */ './password/reset-password-page.tsx').then((file) => ({
    default: file.ResetPasswordPage,
  })),
);
const ProfilePage = page(() =>
  import(/* webpackChunkName: "profile" */ './profile/profile-page.tsx').then((file) => ({
    default: file.ProfilePage,
  })),
);
const SecondFactorPage = page(() =>
  import(/* webpackChunkName: "second-factor" */ './second-factor/second-factor-page.tsx').then((file) => ({
    default: file.SecondFactorPage,
  })),
);
const HelpPage = page(() =>
  import(/* webpackChunkName: "help" */ './help/help-page.tsx').then((file) => ({ default: file.HelpPage })),
);
const ContactPage = page(() =>
  import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx').then((file) => ({
    default: file.ContactPage,
  })),
);
const TermsPage = page(() =>
  import(/* webpackChunkName: "terms" */ './legal/terms/terms-page.tsx').then((file) => ({
    default: file.TermsPage,
  })),
);
const PrivacyPage = page(() =>
  import(/* webpackChunkName: "privacy" */ './legal/privacy/privacy-page.tsx').then((file) => ({
    default: file.PrivacyPage,
  })),
);
const CookiesPage = page(() =>
  import(/* webpackChunkName: "cookies" */ './legal/cookies/cookies-page.tsx').then((file) => ({
    default: file.CookiesPage,
  })),
);
const GettingStartedPage = page(() =>
  import(/* webpackChunkName: "guide-getting-started" */ './guides/getting-started-page.tsx').then(
    (file) => ({ default: file.GettingStartedPage }),
  ),
);
const PublishingPage = page(() =>
  import(/* webpackChunkName: "guide-publishing" */ './guides/publishing-page.tsx').then((file) => ({
    default: file.PublishingPage,
  })),
);
const FavoritesPage = page(() =>
  import(/* webpackChunkName: "guide-favorites" */ './guides/favorites-page.tsx').then((file) => ({
    default: file.FavoritesPage,
  })),
);
const ProfileSettingsPage = page(() =>
  import(/* webpackChunkName: "guide-profile-settings" */ './guides/profile-settings-page.tsx').then(
    (file) => ({ default: file.ProfileSettingsPage }),
  ),
);
const SubscriptionPage = page(() =>
  import(/* webpackChunkName: "subscription" */ './subscription/subscription-page.tsx').then((file) => ({
    default: file.SubscriptionPage,
  })),
);
const PaymentSuccessPage = page(() =>
  import(/* webpackChunkName: "payment-success" */ './payment/payment-success-page.tsx').then((file) => ({
    default: file.PaymentSuccessPage,
  })),
);
const PaymentCancelPage = page(() =>
  import(/* webpackChunkName: "payment-cancel" */ './payment/payment-cancel-page.tsx').then((file) => ({
    default: file.PaymentCancelPage,
  })),
);
const DecisionPage = page(() =>
  import(/* webpackChunkName: "decision" */ './decision/decision-page.tsx').then((file) => ({
    default: file.DecisionPage,
  })),
);
const TransparencyPage = page(() =>
  import(/* webpackChunkName: "transparency" */ './transparency/transparency-page.tsx').then((file) => ({
    default: file.TransparencyPage,
  })),
);
/** One element for both addresses, so that the list stays mounted. */
const Inbox = page(() =>
  import(/* webpackChunkName: "inbox" */ './inbox/inbox-page.tsx').then((file) => ({
    default: file.InboxPage,
  })),
);
const ViewingsPage = page(() =>
  import(/* webpackChunkName: "viewings" */ './viewings/viewings-page.tsx').then((file) => ({
    default: file.ViewingsPage,
  })),
);
const HoursPage = page(() =>
  import(/* webpackChunkName: "hours" */ './viewing-hours/hours-page.tsx').then((file) => ({
    default: file.HoursPage,
  })),
);

/** Routes of account, help and legal pages (spec §2); each page is a lazy chunk. */
export const routes: RouteObject[] = [
  loginRoute,
  pageRoute(pages.register, RegisterPage),
  pageRoute(pages.selectRole, SelectRolePage),
  pageRoute(pages.becomeLandlord, BecomeLandlordPage),
  pageRoute(pages.emailVerified, EmailVerifiedPage),
  pageRoute(pages.dataArchive, DataArchivePage),
  pageRoute(pages.suspended, SuspendedPage),
  pageRoute(pages.decision, DecisionPage),
  pageRoute(pages.forgotPassword, ForgotPasswordPage),
  pageRoute(pages.resetPassword, ResetPasswordPage),
  pageRoute(pages.secondFactor, SecondFactorPage),
  pageRoute(pages.profile, ProfilePage),
  pageRoute(pages.subscription, SubscriptionPage),
  pageRoute(pages.paymentSuccess, PaymentSuccessPage),
  pageRoute(pages.paymentCancel, PaymentCancelPage),
  pageRoute(pages.messages, Inbox),
  pageRoute(pages.thread, Inbox),
  pageRoute(pages.viewings, ViewingsPage),
  pageRoute(pages.viewingHours, HoursPage),
  pageRoute(pages.help, HelpPage),
  pageRoute(pages.contact, ContactPage),
  pageRoute(pages.terms, TermsPage),
  pageRoute(pages.privacy, PrivacyPage),
  pageRoute(pages.cookies, CookiesPage),
  pageRoute(pages.transparency, TransparencyPage),
  pageRoute(pages.guideGettingStarted, GettingStartedPage),
  pageRoute(pages.guidePublishing, PublishingPage),
  pageRoute(pages.guideFavorites, FavoritesPage),
  pageRoute(pages.guideProfileSettings, ProfileSettingsPage),
];

import { profileSettingsGuide } from './profile-settings.ts';
import { GuidePage } from './guide-page.tsx';

export const ProfileSettingsPage = () => (
  <GuidePage guide={profileSettingsGuide} address="/guides/profile-settings" />
);

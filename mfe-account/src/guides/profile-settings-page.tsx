import * as pages from '@pokriv/contracts/pages';
import { profileSettingsGuide } from './profile-settings.ts';
import { GuidePage } from './guide-page.tsx';

export const ProfileSettingsPage = () => (
  <GuidePage guide={profileSettingsGuide} address={pages.guideProfileSettings.path} />
);

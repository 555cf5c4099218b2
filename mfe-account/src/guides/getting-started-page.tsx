import { gettingStartedGuide } from './getting-started.ts';
import { GuidePage } from './guide-page.tsx';

export const GettingStartedPage = () => (
  <GuidePage guide={gettingStartedGuide} address="/guides/getting-started" />
);

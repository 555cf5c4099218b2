import * as pages from '@pokriv/contracts/pages';
import { gettingStartedGuide } from './getting-started.ts';
import { GuidePage } from './guide-page.tsx';

export const GettingStartedPage = () => (
  <GuidePage guide={gettingStartedGuide} address={pages.guideGettingStarted.path} />
);

import * as pages from '@pokriv/contracts/pages';
import { publishingGuide } from './publishing.ts';
import { GuidePage } from './guide-page.tsx';

export const PublishingPage = () => (
  <GuidePage guide={publishingGuide} address={pages.guidePublishing.path} />
);

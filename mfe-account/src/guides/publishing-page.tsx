import { publishingGuide } from './publishing.ts';
import { GuidePage } from './guide-page.tsx';

export const PublishingPage = () => <GuidePage guide={publishingGuide} address="/guides/publishing" />;

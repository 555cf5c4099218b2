import { failedAudits, scoreOf, type LighthouseReport } from './lighthouse-report.ts';

const report: LighthouseReport = {
  audits: {
    lcp: { title: 'Largest Contentful Paint', score: 0.98, displayValue: '1.2 s' },
    issues: { title: 'Issues were logged', score: 0 },
    https: { title: 'Uses HTTPS', score: 1 },
    hints: { title: 'Avoids large layout shifts', score: 0 },
    video: { title: 'Videos have captions', score: null },
  },
  categories: {
    performance: {
      score: 0.984,
      auditRefs: [
        { id: 'lcp', weight: 25, group: 'metrics' },
        { id: 'hints', weight: 0 },
      ],
    },
    'best-practices': {
      score: 0.96,
      auditRefs: [
        { id: 'issues', weight: 1 },
        { id: 'https', weight: 5 },
        { id: 'video', weight: 1 },
        { id: 'gone', weight: 1 },
      ],
    },
    seo: { score: null, auditRefs: [] },
  },
};

describe('failedAudits', () => {
  it('names the failed audits that count', () => {
    expect(failedAudits(report, 'best-practices')).toEqual(['Issues were logged']);
  });

  it('names the timings although they passed', () => {
    expect(failedAudits(report, 'performance')).toEqual(['Largest Contentful Paint 1.2 s']);
  });
});

describe('scoreOf', () => {
  it('is in percent, and zero where a group failed', () => {
    expect(['performance', 'best-practices', 'seo', 'none'].map((group) => scoreOf(report, group))).toEqual([
      98, 96, 0, 0,
    ]);
  });
});

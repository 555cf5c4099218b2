import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3987';
process.env.E2E_PORT = port;
const readyPort = process.env.E2E_READY_PORT ?? '3988';
process.env.E2E_READY_PORT = readyPort;
process.env.E2E_EURO_PORT ??= String(Number(readyPort) + 1);

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
/** Journeys through the queues of moderation, which all administrators share. */
const ONE_AT_A_TIME = ['moderating/**', 'main-job.spec.ts', 'publishing/life-of-a-listing.spec.ts'];
/** Waits for mails of jobs that run once a minute. */
const WAITING = ['publishing/mail-link.spec.ts'];
/** Publishes other versions of the slices, which every page loads. */
const ALONE = ['deployments.spec.ts'];

/** Real Chromium against its own full stack in `.data/e2e`; set other ports and `E2E_DATA_DIR` for a second one. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../.data/reports/playwright',
  // Two fill two cores; the third works while they wait for mails and timers.
  workers: 3,
  // Generous: a loaded machine is slow, and a passing test never waits this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // a trace costs nearly a third of a journey's time: only the second run of a failed journey has one
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A service worker loads every file of the site into each new browser; journeys that need one allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, so that the others do not wait for its one lane at the end.
    { name: 'moderation', testMatch: ONE_AT_A_TIME, workers: 1, use: desktop },
    { name: 'waiting', testMatch: WAITING, workers: 1, use: desktop },
    { name: 'journeys', testIgnore: [...ONE_AT_A_TIME, ...WAITING, ...ALONE], use: desktop },
    {
      name: 'deployment',
      testMatch: ALONE,
      workers: 1,
      dependencies: ['journeys', 'moderation', 'waiting'],
      use: desktop,
    },
  ],
  webServer: {
    command: 'node e2e/support/stack.ts',
    cwd: '..',
    url: `http://127.0.0.1:${readyPort}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    reuseExistingServer: !process.env.CI,
  },
});

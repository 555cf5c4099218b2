import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3987';
process.env.E2E_PORT = port;
const readyPort = process.env.E2E_READY_PORT ?? '3988';
process.env.E2E_READY_PORT = readyPort;

/** Real Chromium against a whole stack of its own, in `.data/e2e`; other ports and `E2E_DATA_DIR` make it another one. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../.data/reports/playwright',
  workers: 1,
  // Waiting costs nothing where what is waited for comes; a machine with much else to do may be a long while at it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // Recording is nearly a third of a journey's work: where a failed one is tried again, only that try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
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
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
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

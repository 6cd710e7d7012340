import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserArgs, findBrowser } from './tests/support/browser';
import { freePort } from './tests/support/freePort';

// The workers read this file again: what the first reading found is handed on in the environment.
process.env.E2E_BROWSER ??= findBrowser();
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: availableParallelism(),
  fullyParallel: true,
  // No test is about time: these only end what hangs, on machines that are three times slower on some days.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Once, and `npm test` names who needed it.
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    // Filming every test costs a fifth of it; what fails is filmed when it is tried again.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserArgs() },
  },
  webServer: {
    command: 'node --import tsx tests/support/e2eServer.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

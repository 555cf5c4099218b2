import 'react-dom/client';

// Read by zod, which loads with the first form: its probe for `new Function` violates our Content Security Policy.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Parts of this file, each for its own task: a phone evaluates all of them for 150 ms, and a tap would wait (docs/adr/0075). */
const parts = [
  () => import(/* webpackMode: "eager" */ '@pokriv/web-kit/api'),
  () => import(/* webpackMode: "eager" */ '@pokriv/web-kit/ui'),
  () => import(/* webpackMode: "eager" */ './federation/shared-libraries.ts'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

const endTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const part of parts) {
    await endTask();
    await part();
  }
}

void start();

import './bootstrap.tsx';

// Read by zod, which loads with the first form: its probe for `new Function` violates our Content Security Policy.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

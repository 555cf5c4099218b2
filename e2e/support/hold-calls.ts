import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

/** Holds calls of an address until `release`. */
export async function holdCalls(page: Page, address: string, answer: Answer = (route) => route.continue()) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    await opened;
    await answer(route);
  });
  return {
    count: () => calls,
    release: open,
    remove: () => page.unroute(address),
  };
}

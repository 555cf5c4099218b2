import type { Page, Route } from '@playwright/test';

/** What a held call meets once it is let go; unless told otherwise, the server. */
type Answer = (route: Route) => Promise<void>;

/** Holds calls of an address back until they are let go, however long the browser takes for what comes meanwhile. */
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
    /** How many were made until now. */
    count: () => calls,
    letGo: open,
    remove: () => page.unroute(address),
  };
}

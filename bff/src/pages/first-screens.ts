import type { Currency } from '@pokriv/contracts/money';
import { log } from '@pokriv/service-kit/log';
import { throttledLog } from '@pokriv/service-kit/throttled-log';
import { LRUCache } from 'lru-cache';

import type { ReadBytes } from '../cache/cached-reads.ts';
import type { Manifest } from '../deployments/manifest.ts';
import { withTimeout } from '../with-timeout.ts';
import { QueueFull } from './rendering/bounded-queue.ts';
import type { PagePlan, PageRead, Program, RenderedPage } from './rendering/protocol.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { PageAsker, ReadAsVisitor } from './visitor-reads.ts';

/** Timeout of each step; a late page is rendered in the browser. */
const PATIENCE_MS = { plan: 300, reads: 1000, render: 300 };
/** Cache TTL: relative times in the page must not get old. */
const KEPT_MS = 60_000;
/** Negative cache TTL of a failed render. */
const FAILED_MS = 5000;
const KEPT_BYTES = 32 * 1024 * 1024;
const PLANS_MAX = 2000;
const SEARCH_MAX = 2000;

export interface FirstScreen {
  plan?: PagePlan;
  /** JSON for the boot data: reads with their replies, set only when all succeeded. */
  reads?: string;
  page?: RenderedPage;
}

export interface PageRequest {
  manifest: Manifest;
  owner: string | undefined;
  path: string;
  /** With its question mark, or ''. */
  search: string;
  /** Currency shown first. */
  currency: Currency;
  asker: PageAsker;
}

interface Kept {
  marks: string;
  /** Absent when rendering failed. */
  page?: RenderedPage;
}

const tooLate = (step: string) => () => new Error(`${step} took too long`);

export function programOf({ shell, slices }: Manifest, owner: string | undefined): Program | undefined {
  const slice = slices[owner ?? ''];
  if (!shell?.server || !slice?.server) return undefined;
  return {
    shell: `shell/${shell.version}/${shell.server}`,
    slice: `${owner}/${slice.version}/${slice.server}`,
  };
}

const withReply = (read: PageRead, { body }: ReadBytes) =>
  `${JSON.stringify(read).slice(0, -1)},"reply":${body.toString()}}`;

/**
 * Server-side rendering of public pages for visitors: the page's reads and its HTML, with the versions of the
 * manifest. A failed or late step is omitted; the browser renders instead.
 */
export function createFirstScreens(renderer: Renderer, readAsVisitor: ReadAsVisitor) {
  const plans = new LRUCache<string, { plan?: PagePlan }>({ max: PLANS_MAX });
  const pages = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ page }) => 2 * ((page?.html.length ?? 0) + (page?.styles.length ?? 0)) + 1024,
  });
  const underWay = new Map<string, Promise<RenderedPage>>();
  const inAMinute = throttledLog();

  const planOf = async (program: Program, { path, search }: PageRequest): Promise<PagePlan | undefined> => {
    const key = `${program.shell} ${program.slice} ${path}${search}`;
    const known = plans.get(key);
    if (known) return known.plan;
    const asked = renderer.ask({ kind: 'plan', program, path, search });
    const plan = await withTimeout(asked, PATIENCE_MS.plan, tooLate('planning'));
    plans.set(key, { plan });
    return plan;
  };

  const readAll = (reads: readonly PageRead[], asker: PageAsker): Promise<ReadBytes[]> =>
    withTimeout(
      Promise.all(reads.map((read) => readAsVisitor(asker, read))),
      PATIENCE_MS.reads,
      tooLate('reading'),
    );

  const render = (key: string, marks: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const flight = `${key} ${marks}`;
    const present = underWay.get(flight);
    if (present) return present;
    const making = make()
      .then(
        (page) => {
          pages.set(key, { marks, page });
          return page;
        },
        (error: unknown) => {
          // a page refused by the queue was not tried: no failure to cache
          if (!(error instanceof QueueFull)) pages.set(key, { marks }, { ttl: FAILED_MS });
          throw error;
        },
      )
      .finally(() => underWay.delete(flight));
    underWay.set(flight, making);
    return making;
  };

  const pageOf = async (
    program: Program,
    { path, search, currency }: PageRequest,
    reads: { json: string; marks: string },
  ): Promise<RenderedPage | undefined> => {
    const address = path + search;
    const key = `${program.shell} ${program.slice} ${currency} ${address}`;
    const kept = pages.get(key);
    if (kept?.marks === reads.marks) return kept.page;
    const making = render(key, reads.marks, () =>
      renderer.ask({ kind: 'render', program, address, currency, reads: reads.json }),
    );
    return withTimeout(making, PATIENCE_MS.render, tooLate('rendering'));
  };

  return async (request: PageRequest): Promise<FirstScreen> => {
    const { manifest, owner, search, asker } = request;
    const program = programOf(manifest, owner);
    if (!program || search.length > SEARCH_MAX) return {};
    const screen: FirstScreen = {};
    try {
      screen.plan = await planOf(program, request);
      if (!screen.plan) return screen;
      const replies = await readAll(screen.plan.reads, asker);
      if (replies.some(({ status }) => status !== 200)) return screen;
      const json = `[${screen.plan.reads.map((read, index) => withReply(read, replies[index] as ReadBytes)).join()}]`;
      screen.reads = json;
      screen.page = await pageOf(program, request, { json, marks: replies.map(({ mark }) => mark).join() });
    } catch (error) {
      inAMinute((leftOut) =>
        log.warn(
          { err: error, path: request.path, leftOut },
          'server rendering: failed, the browser renders',
        ),
      );
    }
    return screen;
  };
}

export type PrepareFirstScreen = ReturnType<typeof createFirstScreens>;

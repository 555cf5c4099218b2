import type { TakeUpdate } from './update-offer.ts';
import type { ToldMessage } from './worker/messages-to-worker.ts';

const WORKER = '/sw.js';
const LOOK_EVERY_MS = 30 * 60_000;
const ANSWER_MS = 3000;

const tell = (worker: ServiceWorker, message: ToldMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/** The files that a worker's build consists of. */
function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    tell(worker, { type: 'files' }, [port2]);
  });
}

/** Whether this page runs the build that the worker belongs to: it was loaded after the deployment. */
async function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const files = await filesOf(worker);
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/"]')];
  return own.length > 0 && own.every(({ src }) => files.includes(new URL(src, location.href).pathname));
}

/** What was loaded before the worker was there to see it. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) =>
    /^\/(?:mfe|media)\//u.test(new URL(name, location.href).pathname),
  );
}

export interface WorkerListeners {
  /** A newer build waits, and this page runs an older one. */
  onUpdate: (take: TakeUpdate) => void;
}

/**
 * Registers the worker and watches for newer ones. A page that runs the new build already lets it take over at once; an
 * older page is asked, since loading anew is the person's decision.
 */
export async function registerWorker(
  workers: ServiceWorkerContainer,
  { onUpdate }: WorkerListeners,
): Promise<void> {
  const wasControlled = workers.controller !== null;
  const registration = await workers.register(WORKER, { updateViaCache: 'none' });

  const consider = async (worker: ServiceWorker): Promise<void> => {
    // The first worker replaces nobody.
    if (!registration.active) return;
    if (await isOfThisPage(worker)) {
      tell(worker, { type: 'take-over' });
      return;
    }
    onUpdate(() => {
      // Another page has let it take over meanwhile: this one only has to follow.
      if (worker.state !== 'installed') {
        location.reload();
        return;
      }
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      tell(worker, { type: 'take-over' });
    });
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(worker);
    });

  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting) await consider(registration.waiting);
  else watch(registration.installing);

  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  const lookAgain = () => {
    if (Date.now() - lookedAt >= LOOK_EVERY_MS) look();
  };
  addEventListener('online', look);
  document.addEventListener('visibilitychange', lookAgain);
  setInterval(lookAgain, LOOK_EVERY_MS);

  if (wasControlled) return;
  const { active } = await workers.ready;
  if (active) tell(active, { type: 'visited', path: location.pathname, files: loadedFiles() });
}

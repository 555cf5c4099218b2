import type { TakeUpdate } from './update-offer.ts';
import type { WorkerMessage } from './worker/messages-to-worker.ts';

const WORKER = '/sw.js';
const CHECK_EVERY_MS = 30 * 60_000;
const REPLY_TIMEOUT_MS = 3000;

const post = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), REPLY_TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    post(worker, { type: 'files' }, [port2]);
  });
}

async function isBuildOfPage(worker: ServiceWorker): Promise<boolean> {
  const files = await filesOf(worker);
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/"]')];
  return own.length > 0 && own.every(({ src }) => files.includes(new URL(src, location.href).pathname));
}

function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) =>
    /^\/(?:mfe|media)\//u.test(new URL(name, location.href).pathname),
  );
}

export interface WorkerListeners {
  onUpdate: (take: TakeUpdate) => void;
}

/**
 * Registers the worker and watches for updates. A page on the new build activates it at once; on an older page the user
 * decides, since activation reloads the page.
 */
export async function registerWorker(
  workers: ServiceWorkerContainer,
  { onUpdate }: WorkerListeners,
): Promise<void> {
  const wasControlled = workers.controller !== null;
  const registration = await workers.register(WORKER, { updateViaCache: 'none' });

  const activateOrOffer = async (worker: ServiceWorker): Promise<void> => {
    if (!registration.active) return;
    if (await isBuildOfPage(worker)) {
      post(worker, { type: 'take-over' });
      return;
    }
    onUpdate(() => {
      // Another page has activated the worker, so this one reloads.
      if (worker.state !== 'installed') {
        location.reload();
        return;
      }
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      post(worker, { type: 'take-over' });
    });
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void activateOrOffer(worker);
    });

  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting) await activateOrOffer(registration.waiting);
  else watch(registration.installing);

  let checkedAt = Date.now();
  const checkForUpdate = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  const checkIfDue = () => {
    if (Date.now() - checkedAt >= CHECK_EVERY_MS) checkForUpdate();
  };
  addEventListener('online', checkForUpdate);
  document.addEventListener('visibilitychange', checkIfDue);
  setInterval(checkIfDue, CHECK_EVERY_MS);

  if (wasControlled) return;
  const { active } = await workers.ready;
  if (active) post(active, { type: 'visited', path: location.pathname, files: loadedFiles() });
}

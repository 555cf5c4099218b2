const ORIGIN = 'http://localhost';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;
const withoutSearch = (address: string) => address.split('?')[0];

/** In-memory `Cache`, ordered by the last put. */
class MemoryCache {
  readonly held = new Map<string, Response>();

  async put(request: RequestInfo, reply: Response): Promise<void> {
    const address = addressOf(request);
    this.held.delete(address);
    this.held.set(address, reply);
  }
  /** As if each reply varied by a header that no later request shares. */
  async match(
    request: RequestInfo,
    { ignoreSearch = false, ignoreVary = false } = {},
  ): Promise<Response | undefined> {
    if (!ignoreVary) return undefined;
    const address = addressOf(request);
    const key = ignoreSearch
      ? [...this.held.keys()].find((each) => withoutSearch(each) === withoutSearch(address))
      : address;
    return key === undefined ? undefined : this.held.get(key)?.clone();
  }
  async keys(): Promise<Request[]> {
    return [...this.held.keys()].map((address) => new Request(address));
  }
  async delete(request: RequestInfo): Promise<boolean> {
    return this.held.delete(addressOf(request));
  }
  async add(request: RequestInfo): Promise<void> {
    const reply = await fetch(request);
    if (!reply.ok) throw new TypeError(`${addressOf(request)} answered ${reply.status}`);
    await this.put(request, reply);
  }
  async addAll(requests: readonly RequestInfo[]): Promise<void> {
    await Promise.all(requests.map((request) => this.add(request)));
  }
}

export class MemoryCaches {
  readonly named = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const present = this.named.get(name) ?? new MemoryCache();
    this.named.set(name, present);
    return present;
  }
  has = async (name: string): Promise<boolean> => this.named.has(name);
  keys = async (): Promise<string[]> => [...this.named.keys()];
  delete = async (name: string): Promise<boolean> => this.named.delete(name);

  /** Oldest first. */
  pathsOf(name: string): string[] {
    return [...(this.named.get(name)?.held.keys() ?? [])].map((address) => address.slice(ORIGIN.length));
  }
}

export class FakeNetwork {
  isAway = false;
  readonly asked: string[] = [];
  private readonly answers = new Map<string, { status: number; body: string }>();

  set(path: string, body: unknown, status = 200): void {
    this.answers.set(path, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
  }

  fetch = async (request: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL(addressOf(request));
    this.asked.push(pathname + search);
    if (this.isAway) throw new TypeError('Failed to fetch');
    const { status, body } = this.answers.get(pathname + search) ?? { status: 404, body: '{}' };
    return new Response(body, { status });
  };
}

export const aTokenOf = (personId: string): string =>
  `head.${btoa(JSON.stringify({ sub: personId }))}.signature`;

interface Asked {
  token?: string;
  method?: string;
  isPage?: boolean;
}

export class FakeScope {
  readonly told: unknown[] = [];
  hasSkipped = false;
  private readonly listeners = new Map<string, (event: never) => void>();

  addEventListener = (name: string, listener: (event: never) => void): void => {
    this.listeners.set(name, listener);
  };
  skipWaiting = async (): Promise<void> => {
    this.hasSkipped = true;
  };
  clients = { claim: async (): Promise<void> => undefined };
  registration = {};

  async fire(name: string, parts: object = {}): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      ...parts,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
      respondWith: (reply: Promise<Response>) => {
        answer = reply;
      },
    };
    this.listeners.get(name)?.(event as never);
    const reply = await answer?.catch(() => Response.error());
    for (const work of works) await work;
    return reply;
  }

  ask(path: string, { token, method = 'GET', isPage = false }: Asked = {}): Promise<Response | undefined> {
    const request = new Request(ORIGIN + path, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' });
    return this.fire('fetch', { request });
  }
  visit = (path: string) => this.ask(path, { isPage: true });

  async tell(data: unknown): Promise<void> {
    await this.fire('message', {
      data,
      ports: [{ postMessage: (answer: unknown) => this.told.push(answer) }],
    });
  }
}

const PAGE = 1_000;
const CALL_TIMEOUT_MS = 15_000;

/** An exported account; only the fields needed for restoring are declared. */
export interface Account {
  localId: string;
  /** seconds; earlier tokens are refused */
  validSince?: string;
  [field: string]: unknown;
}

export interface OobCode {
  requestType: string;
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
}

interface SmsCode {
  phoneNumber: string;
  code: string;
}

export type EmulatorClient = ReturnType<typeof createEmulatorClient>;

export function createEmulatorClient({ port, project }: { port: number; project: string }) {
  const projects = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${project}`;

  async function call<Reply>(url: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  return {
    async isEmpty(): Promise<boolean> {
      const { users } = await call<{ users?: Account[] }>(`${projects}/accounts:batchGet?maxResults=1`);
      return !users?.length;
    },

    async accounts(): Promise<Account[]> {
      const all: Account[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const url: string = `${projects}/accounts:batchGet?maxResults=${PAGE}&nextPageToken=${token}`;
        const page: { users?: Account[]; nextPageToken?: string } = await call(url);
        all.push(...(page.users ?? []));
        token = page.users?.length ? page.nextPageToken : undefined;
      }
      return all;
    },

    async oobCodes(): Promise<OobCode[]> {
      const url = `http://127.0.0.1:${port}/emulator/v1/projects/${project}/oobCodes`;
      return (await call<{ oobCodes?: OobCode[] }>(url)).oobCodes ?? [];
    },

    /** The newest code to a number in E.164. */
    async smsCode(phone: string): Promise<string | undefined> {
      const url = `http://127.0.0.1:${port}/emulator/v1/projects/${project}/verificationCodes`;
      const { verificationCodes = [] } = await call<{ verificationCodes?: SmsCode[] }>(url);
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
    },

    /** @throws Error when the emulator refuses an account */
    async createAccounts(users: Account[]): Promise<void> {
      for (let from = 0; from < users.length; from += PAGE) {
        const batch = { users: users.slice(from, from + PAGE), allowOverwrite: true };
        const { error } = await call<{ error?: unknown[] }>(`${projects}/accounts:batchCreate`, batch);
        if (error?.length) throw new Error(`accounts:batchCreate: ${JSON.stringify(error)}`);
      }
    },

    /** Seconds; 0 for an unknown account or one without revoked sessions. */
    async validSince(localId: string): Promise<number> {
      const { users } = await call<{ users?: Account[] }>(`${projects}/accounts:lookup`, {
        localId: [localId],
      });
      return Number(users?.[0]?.validSince ?? 0);
    },

    setValidSince: ({ localId, validSince }: Pick<Account, 'localId' | 'validSince'>): Promise<unknown> =>
      call(`${projects}/accounts:update`, { localId, validSince }),

    async renewOobCode({ requestType, email, newEmail, oobLink }: OobCode): Promise<string> {
      const continueUrl = new URL(oobLink).searchParams.get('continueUrl') ?? undefined;
      const request = {
        requestType,
        email,
        newEmail,
        continueUrl,
        canHandleCodeInApp: true,
        returnOobLink: true,
      };
      return (await call<{ oobCode: string }>(`${projects}/accounts:sendOobCode`, request)).oobCode;
    },
  };
}

import { createHash } from 'node:crypto';
import { Agent, request as httpsRequest } from 'node:https';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';

import type { PushNote } from '@pokriv/contracts/alert/push';
import { log } from '@pokriv/service-kit/log';
import webPush from 'web-push';

import type { IsPushEndpoint } from './push-hosts.ts';
import type { StoredPushEndpoint } from './push-endpoint.model.ts';

/** Application server keys of RFC 8292; `subject` is a `mailto:` or https address for the push services. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/**
 * - `gone`: the browser has unsubscribed
 * - `refused`: permanent, such as after a change of the VAPID keys
 * - `unavailable`: overloaded or unreachable, to be retried
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'unavailable';

export interface PushSender {
  /** @param ttlS how long the push service may store it for an offline device */
  send: (to: StoredPushEndpoint, note: PushNote, ttlS: number) => Promise<PushOutcome>;
  close: () => void;
}

type Request = (
  url: URL,
  options: RequestOptions,
  onReply: (reply: IncomingMessage) => void,
) => ClientRequest;

export interface PushSenderParts {
  vapid: VapidKeys;
  isKnown: IsPushEndpoint;
  request?: Request;
}

const REPLY_MS = 10_000;

/** A push service replaces an undelivered notification of the same topic; 32 characters at most (RFC 8030). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'unavailable' : 'refused';
};

/**
 * Encrypts (RFC 8291) and signs (RFC 8292) with web-push, but sends with its own agent: response bodies are not read,
 * redirects not followed, and the host is checked again with the resolved address.
 */
export function pushSender({ vapid, isKnown, request = httpsRequest }: PushSenderParts): PushSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });

  const post = (url: URL, { method, headers, body }: ReturnType<typeof webPush.generateRequestDetails>) =>
    new Promise<number>((resolve, reject) => {
      const signal = AbortSignal.timeout(REPLY_MS);
      const options = { method, headers: headers as Record<string, string>, agent, signal };
      const sent = request(url, options, (reply) => {
        reply.on('error', reject).resume();
        resolve(reply.statusCode ?? 0);
      });
      sent.on('error', reject).end(body);
    });

  return {
    send: async ({ endpoint, keys }, note, ttlS) => {
      if (!isKnown(endpoint)) return 'refused';
      const url = new URL(endpoint);
      const options = { vapidDetails: vapid, TTL: ttlS, topic: topicOf(note.tag) };
      const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(note), options);
      try {
        const status = await post(url, details);
        const outcome = outcomeOf(status);
        if (outcome === 'refused') log.warn({ host: url.host, status }, 'push: refused by the push service');
        return outcome;
      } catch (error) {
        log.warn({ host: url.host, err: error }, 'push: push service out of reach');
        return 'unavailable';
      }
    },
    close: () => agent.destroy(),
  };
}

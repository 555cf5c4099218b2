import { ClientError } from '@pokriv/contracts/client-error';
import { badRequest } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import { redactError } from '@pokriv/service-kit/redact-error';
import { areMetricsOn, clientErrors } from '@pokriv/service-kit/telemetry/metrics';
import { json, Router, type RequestHandler } from 'express';

import type { ReadManifest } from '../deployments/manifest.ts';
import { contextOf } from '../http/context.ts';
import { sendJson } from '../http/send-json.ts';
import { failedSlice } from './failed-slice.ts';

const secrets: readonly [RegExp, string][] = [
  [/[?#][^\s)'"]*/gu, ''],
  // tokens and signed texts; file names with a hash are shorter
  [/[\w.~+/=-]*[\w-]{40,}[\w.~+/=-]*/gu, '<token>'],
];

/** Removes queries of URLs, tokens, e-mail addresses and phone numbers. */
export function redactReport(text: string): string {
  const open = secrets.reduce((shown, [pattern, word]) => shown.replace(pattern, word), text);
  return String(redactError(open));
}

const readBody = json({ limit: '8kb' });

/** `POST /client-errors`: counts a page's error by slice and version, and logs it redacted. */
export function createReportClientError(readManifest: ReadManifest): RequestHandler {
  const report: RequestHandler = async (request, response) => {
    const sent = ClientError.safeParse(request.body);
    if (!sent.success) throw badRequest('Невалидни данни.');
    const { kind, message, stack } = sent.data;
    const failed = failedSlice(stack, await readManifest());
    if (areMetricsOn()) clientErrors.inc({ ...failed });
    const { requestId } = contextOf(response);
    const error = { message: redactReport(message), stack: redactReport(stack) };
    log.warn({ requestId, kind, ...failed, error }, 'browser: page error reported');
    sendJson(response, 202, { success: true, data: null });
  };
  return Router().use(readBody, report);
}

export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  [more: string]: unknown;
}

export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const resourceMissing = (kind: string, id: string, param: string): StripeError =>
  new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const invalid = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

export const refusedBy = ({ message, code, declineCode }: Decline): StripeError =>
  new StripeError(402, { type: 'card_error', message, code, decline_code: declineCode });

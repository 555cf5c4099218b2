export interface Sending {
  method: string;
  headers: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal?: AbortSignal;
}

/**
 * `fetch` with upload progress, by XMLHttpRequest.
 * @param onProgress sent part of the body, 0 to 1
 * @returns rejects like `fetch`: TypeError without a reply, AbortError when aborted
 */
export const fetchWithProgress =
  (onProgress: (sent: number) => void) =>
  (address: string, { method, headers, body, signal }: Sending): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => request.abort();
      const finishWith = (finish: () => void) => () => {
        signal?.removeEventListener('abort', giveUp);
        finish();
      };
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = finishWith(() =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      );
      request.onerror = finishWith(() => reject(new TypeError('no answer')));
      request.onabort = finishWith(() => reject(new DOMException('given up', 'AbortError')));
      signal?.addEventListener('abort', giveUp, { once: true });
      if (signal?.aborted) request.onabort(new ProgressEvent('abort'));
      else request.send(body);
    });

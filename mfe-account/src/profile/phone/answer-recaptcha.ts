import { boot } from '@pokriv/web-kit/boot';

interface Recaptcha {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      badge: 'inline';
      callback: (answer: string) => void;
      'error-callback': () => void;
    },
  ) => number;
  execute: (widget: number) => void;
}

interface WithRecaptcha {
  grecaptcha?: Recaptcha;
  onRecaptcha?: () => void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=bg&onload=onRecaptcha';
const SITE_KEY = 'https://identitytoolkit.googleapis.com/v1/recaptchaParams';
/** A person who closes the challenge is not reported. */
const ANSWER_MS = 120_000;

const page = globalThis as WithRecaptcha;
let loading: Promise<Recaptcha> | undefined;

function load(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('reCAPTCHA: not loaded'));
    };
    page.onRecaptcha = () => (page.grecaptcha ? resolve(page.grecaptcha) : fail());
    script.src = SCRIPT;
    // reCAPTCHA passes it on to its own styles
    script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

/** The key that the identity provider checks answers by. */
async function siteKey(): Promise<string> {
  const reply = await fetch(`${SITE_KEY}?key=${encodeURIComponent(boot().firebase.apiKey)}`);
  if (!reply.ok) throw new Error(`reCAPTCHA: no site key, ${reply.status}`);
  return ((await reply.json()) as { recaptchaSiteKey: string }).recaptchaSiteKey;
}

/** False when the document was opened at another page, whose CSP has no place for Google's script (ADR 87). */
export const canAnswerRecaptcha = (): boolean => Boolean(boot().authEmulator || boot().recaptcha);

/**
 * Answers Google's reCAPTCHA, mostly without a question. An answer serves one SMS. The emulator takes any.
 * @param container shows the badge that Google demands
 * @throws Error without an answer within two minutes
 */
export async function answerRecaptcha(container: HTMLElement): Promise<string> {
  if (boot().authEmulator) return 'emulator';
  const [recaptcha, sitekey] = await Promise.all([load(), siteKey()]);
  const place = container.appendChild(document.createElement('div'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('reCAPTCHA: no answer'));
      timer = setTimeout(fail, ANSWER_MS);
      const look = { size: 'invisible', badge: 'inline' } as const;
      recaptcha.execute(
        recaptcha.render(place, { sitekey, ...look, callback: resolve, 'error-callback': fail }),
      );
    });
  } finally {
    clearTimeout(timer);
    place.remove();
  }
}

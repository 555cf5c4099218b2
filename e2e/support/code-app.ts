import { generateSync } from 'otplib';

const STEP_S = 30;

/** A TOTP app that returns each code once. */
export function codeApp(key: string) {
  const secret = key.replaceAll(/\s/gu, '');
  let last = 0;
  return {
    /** An unused code: the current one, or the next, which the server accepts early. */
    newCode: (): string => {
      last = Math.max(last + 1, Math.floor(Date.now() / 1000 / STEP_S));
      return generateSync({ secret, epoch: last * STEP_S });
    },
    wrongCode: (): string => {
      const now = Math.floor(Date.now() / 1000);
      const near = [-2, -1, 0, 1, 2].map((steps) => generateSync({ secret, epoch: now + steps * STEP_S }));
      return (
        ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ??
        ''
      );
    },
  };
}

import { unauthenticated } from '@pokriv/contracts/errors';
import { noteRefusal } from '@pokriv/service-kit/error-reply';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { changePassword } from './change-password.ts';
import { isWrongPassword } from './confirm-password.ts';
import { logIn } from './log-in.ts';
import { logOutEverywhere, logOutHere } from './log-out.ts';
import { register } from './register.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import type { SessionDeps } from './session-deps.ts';
import { signInReply } from './sign-in-reply.ts';
import { limitKey } from './try-password.ts';
import { requestVerification, verifyEmail } from './verify-email.ts';

export function sessionRoutes(deps: SessionDeps): Router {
  const router = Router();

  handle(router, 'login', async ({ body, caller, request }) => {
    const data = await logIn(deps, body, caller).catch(async (error: unknown) => {
      const account = await deps.accounts.byEmail(body.email).catch(() => null);
      noteRefusal(request, { event: 'login-refused', actorId: account?._id });
      throw error;
    });
    await deps.devices.remember(data.user.email, caller.visitor);
    return { data, message: data.user.isEmailVerified ? messages.signedIn : messages.signedInUnverified };
  });

  handle(router, 'register', async ({ body, caller }) => {
    const data = await register(deps, body);
    await deps.devices.remember(data.user.email, caller.visitor);
    return { data, message: messages.registered };
  });

  handle(router, 'refreshToken', async ({ body }) => ({
    data: await signInReply(deps, await deps.provider.refresh(body.refreshToken)),
  }));

  handle(router, 'logout', async ({ caller: { identity }, body }) => {
    if (!identity) throw unauthenticated();
    if (body.everywhere) await logOutEverywhere(deps, identity.uid);
    else await logOutHere(deps, identity);
    return { data: null, message: messages.signedOut };
  });

  handle(router, 'forgotPassword', async ({ body, caller }) => {
    await deps.networkLimits['forgot-password-ip'].take(caller.ip);
    await deps.limits['forgot-password'].take(limitKey(body.email));
    await requestPasswordReset(deps, body.email);
    return { data: null, message: messages.resetSent };
  });

  handle(router, 'resetPassword', async ({ body }) => {
    await resetPassword(deps, body.token, body.password);
    return { data: null, message: messages.passwordChanged };
  });

  handle(router, 'checkResetCode', async ({ body }) => {
    const { email } = await deps.provider.readResetCode(body.token);
    return { data: { email } };
  });

  handle(router, 'changePassword', async ({ caller: { identity }, body, request }) => {
    if (!identity) throw unauthenticated();
    const data = await changePassword(deps, identity, body).catch((error: unknown) => {
      if (isWrongPassword(error, 'currentPassword')) noteRefusal(request, { event: 'login-refused' });
      throw error;
    });
    return { data, message: messages.ownPasswordChanged };
  });

  handle(router, 'verifyEmail', async ({ caller, body }) => {
    await verifyEmail(deps, body.token, caller.identity);
    return { data: null, message: messages.emailVerified };
  });

  handle(router, 'sendVerificationEmail', async ({ caller: { identity } }) => {
    if (!identity) throw unauthenticated();
    const sent = await requestVerification(deps, identity);
    return { data: null, message: sent ? messages.verificationSent[sent] : messages.alreadyVerified };
  });

  return router;
}

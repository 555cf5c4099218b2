import { useSetAtom } from 'jotai';
import { styled } from 'styled-components';

import { identityFailureText } from './identity/failure-texts.ts';
import { signInWithEmail, signOutEverywhereHere } from './identity.ts';
import { useSession } from './session.ts';
import { toastAtom } from './toast.ts';
import { Button, color, space } from './ui/index.ts';

const demoAccounts = ['admin@demo.bg', 'landlord@demo.bg', 'agency@demo.bg', 'tenant@demo.bg'];
const DEMO_PASSWORD = 'Demo1234';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
`;

export function StandaloneBar() {
  const session = useSession();
  const toast = useSetAtom(toastAtom);
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => toast({ tone: 'error', text: identityFailureText('login', error) }));

  if (session.status === 'signed-in') {
    return (
      <Bar>
        {session.user.email}
        <Button variant="quiet" size="small" onClick={() => void attempt(signOutEverywhereHere())}>
          Изход
        </Button>
      </Bar>
    );
  }
  return (
    <Bar>
      {demoAccounts.map((email) => (
        <Button
          key={email}
          variant="quiet"
          size="small"
          onClick={() => void attempt(signInWithEmail(email, DEMO_PASSWORD))}
        >
          {email}
        </Button>
      ))}
    </Bar>
  );
}

import { useWrite } from '@pokriv/web-kit/api';
import { Button, type ButtonVariant } from '@pokriv/web-kit/ui';
import { CreditCard } from 'lucide-react';

import { useCheckoutRedirect } from '../../paying/use-checkout-redirect.ts';

interface PortalButtonProps {
  children: string;
  variant?: ButtonVariant;
}

export function PortalButton({ children, variant = 'secondary' }: PortalButtonProps) {
  const portal = useWrite('openBillingPortal');
  const { isRedirecting, leave } = useCheckoutRedirect();
  const open = async () => {
    const reply = await portal.trigger({}).catch(() => undefined);
    if (reply) await leave(reply.data.url);
  };
  return (
    <Button
      type="button"
      size="small"
      variant={variant}
      busy={portal.isMutating || isRedirecting}
      onClick={() => void open()}
    >
      <CreditCard aria-hidden />
      {children}
    </Button>
  );
}

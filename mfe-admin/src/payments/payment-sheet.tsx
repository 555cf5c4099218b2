import { Button, Notice } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { texts } from './messages.ts';
import { PaymentRecord } from './payment-record.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { mayRefund } from './refunding.ts';
import type { ShownPayment } from './shown-payment.ts';

interface PaymentSheetProps {
  payment: ShownPayment | undefined;
  failure?: string | undefined;
  onClose: () => void;
  onChange: () => Promise<unknown>;
}

export function PaymentSheet({ payment, failure, onClose, onChange }: PaymentSheetProps) {
  const [isRefunding, setIsRefunding] = useState(false);
  return (
    <>
      <Sheet
        open={payment !== undefined || failure !== undefined}
        title={payment?.label ?? texts.one}
        onClose={onClose}
        footer={
          payment &&
          mayRefund(payment) && (
            <Button type="button" variant="secondary" wide onClick={() => setIsRefunding(true)}>
              <Undo2 />
              {texts.refund.action}
            </Button>
          )
        }
      >
        {payment ? <PaymentRecord payment={payment} /> : <Notice tone="wait">{failure}</Notice>}
      </Sheet>
      {payment && (
        <RefundDialog
          payment={payment}
          open={isRefunding}
          onClose={() => setIsRefunding(false)}
          onChange={onChange}
        />
      )}
    </>
  );
}

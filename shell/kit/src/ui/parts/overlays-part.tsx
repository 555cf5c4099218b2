import { currencies } from '@pokriv/contracts/money';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { toastAtom } from '../../toast.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog, type ConfirmType } from '../confirm-dialog.tsx';
import { Field } from '../field.tsx';
import { Cluster, Stack } from '../layout.ts';
import { Dialog, Sheet } from '../modal.tsx';
import { Text } from '../text.ts';
import { TextArea } from '../text-area.tsx';
import { Part } from './part.tsx';

type Shown = 'dialog' | 'sheet' | ConfirmType;

function Confirms({ shown, onClose }: { shown?: Shown; onClose: () => void }) {
  const [loading, setLoading] = useState(false);
  const carryOut = () => {
    setLoading(true);
    setTimeout(() => {
      setLoading(false);
      onClose();
    }, 2000);
  };
  return (
    <>
      <ConfirmDialog
        open={shown === 'danger'}
        type="danger"
        title="Да изтрием ли обявата?"
        message="„Светъл двустаен до метрото“ ще изчезне от търсенето. Това не може да се върне."
        confirmLabel="Изтрий"
        loading={loading}
        onConfirm={carryOut}
        onCancel={onClose}
      />
      <ConfirmDialog
        open={shown === 'warning'}
        type="warning"
        title="Да излезем ли без запазване?"
        message="Промените по обявата ще се загубят."
        onConfirm={onClose}
        onCancel={onClose}
      />
      <ConfirmDialog
        open={shown === 'info'}
        title="Да изпратим ли за одобрение?"
        message="Модератор ще прегледа обявата и ще ви пишем на имейла."
        onConfirm={onClose}
        onCancel={onClose}
      />
    </>
  );
}

export function OverlaysPart() {
  const [shown, setShown] = useState<Shown>();
  const toast = useSetAtom(toastAtom);
  const close = () => setShown(undefined);
  const opener = (what: Shown, text: string) => (
    <Button type="button" variant="secondary" onClick={() => setShown(what)}>
      {text}
    </Button>
  );
  return (
    <Part title="Над страницата">
      <Cluster>
        {opener('dialog', 'Диалог')}
        {opener('sheet', 'Филтри')}
        {opener('danger', 'Опасно')}
        {opener('warning', 'Внимание')}
        {opener('info', 'Въпрос')}
      </Cluster>
      <Cluster>
        <Button
          type="button"
          variant="quiet"
          onClick={() => toast({ tone: 'success', text: 'Добавено в любими.' })}
        >
          Успех
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={() => toast({ tone: 'error', text: 'Грешка при зареждане на обявите.' })}
        >
          Грешка
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={() => toast({ tone: 'info', text: 'Изпратихме ви имейл за смяна на паролата.' })}
        >
          Новина
        </Button>
      </Cluster>
      <Dialog
        open={shown === 'dialog'}
        title="Сигнал за обява"
        onClose={close}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              Отказ
            </Button>
            <Button type="button" onClick={close}>
              Изпрати
            </Button>
          </>
        }
      >
        <TextArea label="Какво не е наред?" name="reason" limit={500} />
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        title="Филтри"
        onClose={close}
        footer={
          <Button type="button" wide onClick={close}>
            Покажи 128 обяви
          </Button>
        }
      >
        <Stack>
          <Field label="Цена до" name="priceMax" type="number" suffix={currencies.BGN} />
          <Text $tone="muted">На телефон панелът заема целия екран.</Text>
        </Stack>
      </Sheet>
      <Confirms shown={shown} onClose={close} />
    </Part>
  );
}

import { Stack } from '../layout.ts';
import { Figures, Heading, Text } from '../text.ts';
import { Part } from './part.tsx';

export function TypePart() {
  return (
    <Part title="Букви">
      <Stack $gap={4}>
        <Heading as="p" $size="hero">
          Намерете дом, в който ви се прибира
        </Heading>
        <Heading as="p" $size="display">
          Светъл двустаен до метрото
        </Heading>
        <Heading as="p" $size="title">
          Препоръчани обяви в София
        </Heading>
        <Heading as="p" $size="lead">
          За квартирата и района
        </Heading>
        <Text>
          Апартаментът е на третия етаж в тиха улица, на пет минути пеша от метростанция „Опълченска“.
          Дневната гледа към двора, кухнята е отделна, а терасата е остъклена. Търсим спокойни наематели за
          поне една година.
        </Text>
        <Text $size="small" $tone="muted">
          Обновена преди 3 дни · <Figures>1 240</Figures> преглеждания ·{' '}
          <a href="#type">Виж историята на цената</a>
        </Text>
        <Text $size="tiny" $tone="muted">
          Цената включва ДДС. Битовите сметки се плащат отделно.
        </Text>
      </Stack>
    </Part>
  );
}

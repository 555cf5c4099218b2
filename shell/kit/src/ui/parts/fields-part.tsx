import { currencies, formatSum } from '@pokriv/contracts/money';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { Checkbox } from '../checkbox.tsx';
import { Chip, RemovableChip } from '../chip.tsx';
import { Field } from '../field.tsx';
import { Cluster, Grid, Stack } from '../layout.ts';
import { PasswordField } from '../password-field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Segmented } from '../segmented.tsx';
import { Select } from '../select.tsx';
import { TextArea } from '../text-area.tsx';
import { Part } from './part.tsx';

const CITIES = [
  { value: 'sofia', label: 'София' },
  { value: 'varna', label: 'Варна' },
  { value: 'plovdiv', label: 'Пловдив' },
];

const ROLES = [
  { value: 'tenant', label: 'Наемател', description: 'Търся жилище и пазя любими обяви.' },
  { value: 'landlord', label: 'Наемодател', description: 'Публикувам и управлявам обяви.' },
];

const PERIODS = [
  { value: 'month', label: 'Месец' },
  { value: 'quarter', label: 'Тримесечие' },
  { value: 'year', label: 'Година' },
];

function Chips() {
  const [pets, setPets] = useState(true);
  const [parking, setParking] = useState(false);
  return (
    <Cluster $gap={2}>
      <Chip pressed={pets} onToggle={setPets}>
        С домашен любимец
      </Chip>
      <Chip pressed={parking} onToggle={setParking}>
        Паркинг
      </Chip>
      <RemovableChip text={`До ${formatSum(1200, 'BGN')}`} onRemove={() => setParking(false)} />
    </Cluster>
  );
}

export function FieldsPart() {
  return (
    <Part title="Полета">
      <Grid $min={300} $gap={6}>
        <Stack $gap={5}>
          <Field
            label="Заглавие"
            name="title"
            required
            hint="Между 5 и 120 знака."
            placeholder="Светъл двустаен до метрото"
          />
          <Field
            label="Цена на месец"
            name="price"
            type="number"
            defaultValue={1200}
            suffix={currencies.BGN}
          />
          <Field
            label="Имейл"
            name="email"
            type="email"
            defaultValue="maria@"
            error="Въведете валиден имейл адрес."
          />
          <Field
            label="Търсене"
            name="query"
            type="search"
            prefix={<Search />}
            placeholder="Квартал, улица, дума"
          />
          <PasswordField label="Парола" name="password" autoComplete="off" defaultValue="Demo1234" />
        </Stack>
        <Stack $gap={5}>
          <Select label="Град" name="city" options={CITIES} placeholder="Всички градове" />
          <TextArea
            label="Описание"
            name="description"
            limit={2000}
            defaultValue="Тих апартамент на третия етаж, с южно изложение."
          />
          <Segmented label="Период" name="period" options={PERIODS} defaultValue="month" />
          <Field label="Недостъпно" name="locked" disabled defaultValue="Не може да се променя" />
        </Stack>
        <Stack $gap={5}>
          <RadioGroup label="Каква е ролята ви?" name="role" options={ROLES} defaultValue="tenant" />
          <div>
            <Checkbox label="Запомни ме" name="remember" defaultChecked />
            <Checkbox
              label="Приемам общите условия"
              name="terms"
              required
              error="Приемете условията, за да продължите."
            />
          </div>
          <Chips />
        </Stack>
      </Grid>
    </Part>
  );
}

import type { ReportStatus, ReportType } from '@pokriv/contracts/moderation/report-states';

import { createRandom, hash } from '../random.ts';
import type { DemoPerson } from './people/people.ts';

export interface DemoReport {
  id: string;
  listingId: string;
  reporter: DemoPerson;
  reportType: ReportType;
  reason: string;
  description: string;
  status: ReportStatus;
  adminNotes: string;
  createdAt: Date;
  updatedAt: Date;
}

const complaints: Record<ReportType, readonly (readonly [reason: string, description: string])[]> = {
  fake: [
    [
      'Имотът не съществува на посочения адрес',
      'Отидох на уговорения оглед, но на този адрес няма такъв апартамент, а телефонът вече е изключен.',
    ],
    [
      'Искат плащане преди оглед',
      'Поискаха ми капаро по банков път, преди да съм видял жилището, и казаха, че ключовете ще пристигнат с куриер.',
    ],
    ['Снимките са от друг имот', 'Същите снимки ги има в обява за друг град на друг сайт.'],
  ],
  spam: [
    [
      'Една и съща обява е пусната няколко пъти',
      'Виждам този апартамент в поне три обяви с различни заглавия.',
    ],
    ['Рекламен текст вместо описание', 'В описанието се рекламира хотел, а не имот под наем.'],
    ['Обявата е за продажба, не за наем', ''],
  ],
  inappropriate: [
    ['Обидни думи в описанието', 'Има обидни изрази към бъдещите наематели.'],
    [
      'Условия, които изключват хора по произход',
      'Собственикът пише, че не отдава на хора от определена народност.',
    ],
    ['Неподходяща снимка', 'На една от снимките се вижда човек, който явно не знае, че е сниман.'],
  ],
  other: [
    ['Имотът вече е отдаден', 'Обадих се и казаха, че апартаментът е отдаден отдавна.'],
    ['Цената при обаждане е по-висока', 'В обявата пише една цена, а по телефона искат със сто лева повече.'],
    ['Грешно посочен квартал', ''],
  ],
};

const answers: Record<ReportStatus, readonly string[]> = {
  pending: [''],
  reviewed: ['', 'Изчакваме отговор от собственика.'],
  resolved: [
    'Потвърдено, собственикът е предупреден и поправи обявата.',
    'Проверено: нарушението беше отстранено.',
  ],
  dismissed: ['Проверихме имота, данните в обявата са верни.', 'Няма нарушение на правилата.'],
};

const DAY = 86_400_000;
const STATES: readonly ReportStatus[] = [
  'pending',
  'pending',
  'reviewed',
  'resolved',
  'dismissed',
  'pending',
];

export function demoReports(
  count: number,
  { listingIds, tenants, now }: { listingIds: readonly string[]; tenants: readonly DemoPerson[]; now: Date },
): DemoReport[] {
  const types = Object.keys(complaints) as ReportType[];
  return Array.from({ length: Math.min(count, listingIds.length) }, (_, index): DemoReport => {
    const random = createRandom(`report/${index}`);
    const reportType = types[index % types.length] as ReportType;
    const status = STATES[(index + Math.floor(index / types.length)) % STATES.length] as ReportStatus;
    const [reason, description] = random.pick(complaints[reportType]);
    const created = new Date(now.getTime() - random.between(0.1, status === 'pending' ? 3 : 20) * DAY);
    return {
      id: documentId('report', index),
      listingId: listingIds[Math.floor((index * listingIds.length) / count)] as string,
      reporter: tenants[index % tenants.length] as DemoPerson,
      reportType,
      reason,
      description,
      status,
      adminNotes: random.pick(answers[status]),
      createdAt: created,
      updatedAt:
        status === 'pending' ? created : new Date(created.getTime() + random.between(0.02, 0.09) * DAY),
    };
  });
}

export const documentId = (kind: string, index: number): string =>
  [0, 1, 2].map((part) => hash(`${kind}/${part}/${index}`).toString(16).padStart(8, '0')).join('');

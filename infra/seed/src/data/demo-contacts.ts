import type { ContactStatus, ContactSubject } from '@pokriv/contracts/moderation/contact-states';

import { createRandom } from '../random.ts';
import { documentId } from './demo-reports.ts';
import { demoTenants } from './people/people.ts';

export interface DemoContact {
  id: string;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  status: ContactStatus;
  adminNotes: string;
  createdAt: Date;
  updatedAt: Date;
}

type Letter = readonly [subject: ContactSubject, message: string, status: ContactStatus, adminNotes?: string];

const letters: readonly Letter[] = [
  [
    'general',
    'Здравейте! Мога ли да публикувам обява за гараж, който отдавам отделно от апартамента?',
    'new',
  ],
  [
    'technical',
    'При качване на снимки от телефона ми излиза съобщение, че форматът не се поддържа. Снимам с нов модел телефон.',
    'new',
  ],
  [
    'billing',
    'Платих препоръчана обява за 14 дни, но в профила виждам само 7. Моля, проверете.',
    'in_progress',
    'Проверява се плащането.',
  ],
  [
    'partnership',
    'Представляваме агенция с около двеста имота в Пловдив и искаме да знаем дали може да ги прехвърлим наведнъж.',
    'in_progress',
  ],
  [
    'feedback',
    'Много ми харесва, че веднага се вижда колко струва нанасянето. Ще бъде полезно и филтър за партерни жилища.',
    'answered',
    'Благодарихме, предложението е записано.',
  ],
  [
    'other',
    'Търся си изгубен ключодържател, забравих го на оглед миналата седмица във Варна. Има ли как да се свържа със собственика?',
    'answered',
  ],
  [
    'general',
    'Какви документи трябва да поискам от собственика, преди да подпиша договора?',
    'closed',
    'Изпратена е връзка към наръчника за наематели.',
  ],
  [
    'technical',
    'Не получавам писмото за потвърждение на имейла, проверих и папката за нежелана поща.',
    'closed',
    'Писмото е изпратено отново, клиентът потвърди.',
  ],
  ['other', 'Печелете до 5000 лева на ден от вкъщи, без никакъв риск! Пишете ни още днес.', 'spam'],
  ['partnership', 'Предлагаме ви първо място в търсачките само за един ден, гарантирано.', 'spam'],
  [
    'billing',
    'Може ли фактурата за абонамента да е на името на фирма, а не на физическо лице?',
    'answered',
    'Обяснено е къде се попълват данните.',
  ],
  ['general', 'Собственик съм на две стаи в един апартамент. Една обява ли да пусна или две?', 'new'],
  [
    'feedback',
    'На телефона бутонът за обаждане понякога закрива последния ред от описанието.',
    'in_progress',
    'Предадено на екипа.',
  ],
  ['technical', 'Как да сменя главната снимка на обявата си, без да качвам всичко отново?', 'closed'],
  ['general', 'Колко време отнема одобряването на нова обява през почивните дни?', 'new'],
  [
    'other',
    'Съседът пуши в общото стълбище и собственикът не прави нищо. Към кого да се обърна?',
    'closed',
    'Насочен към етажната собственост.',
  ],
];

const DAY = 86_400_000;

export function demoContacts(now: Date): DemoContact[] {
  const senders = demoTenants(letters.length);
  return letters.map(([subject, message, status, adminNotes = ''], index): DemoContact => {
    const random = createRandom(`contact/${index}`);
    const sender = senders[index];
    const created = new Date(now.getTime() - random.between(0.1, status === 'new' ? 2 : 25) * DAY);
    return {
      id: documentId('contact', index),
      name: sender ? `${sender.firstName} ${sender.lastName}` : 'Посетител',
      email: sender?.email ?? 'visitor@naemateli.example',
      subject,
      message,
      status,
      adminNotes,
      createdAt: created,
      updatedAt: status === 'new' ? created : new Date(created.getTime() + random.between(0.02, 0.09) * DAY),
    };
  });
}

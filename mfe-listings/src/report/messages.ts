export const reportTexts = {
  title: 'Докладвай обявата',
  intro: 'Кажете ни какво не е наред. Модераторите преглеждат всеки доклад.',
  type: 'Вид',
  reason: 'Причина',
  reasonPlaceholder: 'Например: обявата е копирана от друг сайт',
  description: 'Описание',
  descriptionHint: 'Не е задължително.',
  cancel: 'Отказ',
  send: 'Изпрати доклада',
  sending: 'Изпращане...',
  sent: 'Докладът е изпратен успешно!',
  failed: 'Грешка при изпращане на доклада',
} as const;

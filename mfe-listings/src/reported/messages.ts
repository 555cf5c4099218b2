import { HIDDEN_LABEL } from '@pokriv/contracts/listing/status-label';

export const reportedTexts = {
  hidden: HIDDEN_LABEL,
  next: 'Докато я прегледаме, посетителите не я виждат. Ако всичко е наред, модераторът ще я покаже отново; при всяко решение ще ви пишем.',
} as const;

/**
 * What each administrator's call is called in the log; `queues` stands for every step on the job board. A test holds it
 * against the table of calls.
 */
export const actionWords: Readonly<Record<string, string>> = {
  approveProperty: 'Одобри обява',
  rejectProperty: 'Отказа обява',
  requestChanges: 'Поиска промени',
  removeProperty: 'Премахна обява',
  reinstateProperty: 'Върна премахната обява',
  takeLease: 'Отвори обява за преглед',
  dropLease: 'Остави обява',
  createProperty: 'Създаде обява',
  updateProperty: 'Промени обява',
  deleteProperty: 'Изтри обява',
  restoreProperty: 'Възстанови обява',
  submitProperty: 'Изпрати обява за одобрение',
  withdrawProperty: 'Оттегли обява',
  pauseProperty: 'Спря обява',
  resumeProperty: 'Пусна обява отново',
  rentProperty: 'Отбеляза обява като отдадена',
  renewProperty: 'Поднови обява',
  duplicateProperty: 'Копира обява',
  moveProperties: 'Промени няколко обяви',
  uploadImages: 'Качи снимки',
  arrangeImages: 'Подреди снимки',
  deleteImage: 'Изтри снимка',
  exportProperties: 'Изтегли обявите',

  updateUser: 'Промени потребител',
  deleteUser: 'Изтри потребител',
  exportUsers: 'Изтегли потребителите',
  endUserSessions: 'Изведе потребител от всички устройства',
  resetSecondFactor: 'Нулира двуфакторната защита на колега',
  confirmSecondFactor: 'Свърза приложение за кодове',
  verifySecondFactor: 'Влезе с резервен код',
  renewRecoveryCodes: 'Взе нови резервни кодове',
  removeSecondFactor: 'Изключи двуфакторната си защита',
  decideRoleChangeRequest: 'Реши заявка за роля',

  refundPayment: 'Върна сума',
  grantPromotion: 'Подари промоция',
  createPayment: 'Плати промоция',
  exportPayments: 'Изтегли плащанията',

  setReportStatus: 'Премести доклад',
  resolveReport: 'Реши доклад',
  deleteReport: 'Изтри доклад',
  exportReports: 'Изтегли докладите',

  setContactStatus: 'Премести съобщение',
  replyToContact: 'Отговори на съобщение',
  deleteContact: 'Изтри съобщение',
  exportContacts: 'Изтегли съобщенията',

  exportAudit: 'Изтегли дневника',
  queues: 'Действие в опашките',
};

/** An act of a later version is told by its own name rather than not at all. */
export const actionText = (action: string): string => actionWords[action] ?? action;

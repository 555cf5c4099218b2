export const verificationTexts = {
  title: 'Първо потвърдете имейла си',
  resend: 'Изпрати писмото отново',
  sent: 'Изпратихме ви нов имейл за потвърждение!',
} as const;

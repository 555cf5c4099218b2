export const texts = {
  appCode: 'Кодът от приложението',
  appHint: '6 цифри, сменят се на всеки 30 секунди.',
  recoveryCode: 'Резервен код',
  recoveryHint: 'Един от десетте кода, които запазихте. Важи веднъж.',
  useRecovery: 'Използвай резервен код',
  useApp: 'Използвай кода от приложението',
  submit: 'Продължи',
  submitting: 'Проверяваме...',
} as const;

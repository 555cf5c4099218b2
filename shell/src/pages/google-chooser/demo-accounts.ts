export interface GoogleAccount {
  name: string;
  email: string;
  picture?: string;
}

export const demoAccounts: readonly GoogleAccount[] = [
  {
    name: 'Елена Петрова',
    email: 'elena.petrova@gmail.example',
    picture: 'https://lh3.googleusercontent.com/a/elena-petrova=s96-c',
  },
  { name: 'Георги Димитров', email: 'georgi.dimitrov@gmail.example' },
  { name: 'Нова Потребителка', email: 'nova@gmail.example' },
];

export const subjectOf = (email: string): string =>
  String([...email.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e12, 7));

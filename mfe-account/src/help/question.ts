export interface Question {
  id: string;
  title: string;
  /** Paragraphs with article link markup. */
  answer: readonly string[];
}

export interface QuestionGroup {
  id: 'general' | 'properties' | 'account' | 'payments';
  title: string;
  questions: readonly Question[];
}

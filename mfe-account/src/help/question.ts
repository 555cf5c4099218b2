export interface Question {
  /** The anchor. */
  id: string;
  title: string;
  /** Paragraphs; links as in articles. */
  answer: readonly string[];
}

export interface QuestionGroup {
  id: 'general' | 'properties' | 'account' | 'payments';
  title: string;
  questions: readonly Question[];
}

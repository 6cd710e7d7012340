import type { CountryText } from './types';

/** The text in the reader's language: Vietnamese is VN, every other one US; the other one where that is missing. */
export function textIn(texts: readonly CountryText[], language: string): string {
  const country = language === 'vi' ? 'VN' : 'US';
  const text = texts.find(({ country_code, value }) => country_code === country && value !== '');
  return (text ?? texts[0])?.value ?? '';
}

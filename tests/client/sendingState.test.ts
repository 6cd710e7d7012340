import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorOf } from '../../src/domain/locales/translator';
import errors from '../../src/domain/locales/vi/error.json' with { type: 'json' };
import site from '../../src/domain/locales/vi/publicSite.json' with { type: 'json' };
import { SendingState } from '../../src/public/form/SendingState';
import { wordsOfForm } from '../../src/public/words';

const contact = { email: '', phone_number: '' };
const told = (code: string) => {
  const say = translatorOf(wordsOfForm('vi', 'contact'));
  return renderToStaticMarkup(
    createElement(SendingState, { contact, say, state: { is: 'refused', code, errors: [] } }),
  );
};

it('a refusal the form has a word for is told by it', () => {
  expect(told('request_timeout')).toContain(errors.request_timeout);
});

it('any other refusal is told in general, never as its code', () => {
  const markup = told('of_another_release');
  expect(markup).toContain(site.forms.refused);
  expect(markup).not.toContain('of_another_release');
});

import * as yup from 'yup';
import type { Endpoint } from '../endpoint';
import { languageCode } from '../languages/schema';

/** The words of the interface (spec 2 §7 Roles, permissions, languages). */
export const wordEndpoints = {
  translationResource: {
    method: 'GET',
    path: '/translations/resource/{lang}',
    access: 'public',
    summary: 'Words to lay over the built-in ones: of the language, else English, else Vietnamese',
    answer: 'one',
    params: yup.object({ lang: languageCode().required() }),
  },
} satisfies Record<string, Endpoint>;

import type { Catalogue } from '../catalogue';
import analysis from '../en/analysis.json';
import clientErrors from '../en/clientErrors.json';
import collect from '../en/collect.json';
import contacts from '../en/contacts.json';
import hashtags from '../en/hashtags.json';
import imports from '../en/imports.json';
import introPage from '../en/introPage.json';
import jobs from '../en/jobs.json';
import languages from '../en/languages.json';
import representatives from '../en/representatives.json';
import requests from '../en/requests.json';
import settings from '../en/settings.json';
import shorteners from '../en/shorteners.json';
import today from '../en/today.json';
import translations from '../en/translations.json';

/** Words one page alone says: they come to the console with its code, so that no other page waits for them. */
export const en: Catalogue = {
  analysis,
  clientErrors,
  collect,
  contacts,
  hashtags,
  imports,
  introPage,
  jobs,
  languages,
  representatives,
  requests,
  settings,
  shorteners,
  today,
  translations,
};

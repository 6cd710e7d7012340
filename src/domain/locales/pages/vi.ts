import type { Catalogue } from '../catalogue';
import analysis from '../vi/analysis.json';
import clientErrors from '../vi/clientErrors.json';
import collect from '../vi/collect.json';
import contacts from '../vi/contacts.json';
import hashtags from '../vi/hashtags.json';
import imports from '../vi/imports.json';
import introPage from '../vi/introPage.json';
import jobs from '../vi/jobs.json';
import languages from '../vi/languages.json';
import representatives from '../vi/representatives.json';
import requests from '../vi/requests.json';
import settings from '../vi/settings.json';
import shorteners from '../vi/shorteners.json';
import today from '../vi/today.json';
import translations from '../vi/translations.json';

/** Words one page alone says: they come to the console with its code, so that no other page waits for them. */
export const vi: Catalogue = {
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

import type { Catalogue } from '../catalogue';
import analysis from '../en/analysis.json';
import apiKeys from '../en/apiKeys.json';
import audit from '../en/audit.json';
import brandReport from '../en/brandReport.json';
import campaignDetail from '../en/campaignDetail.json';
import campaignForm from '../en/campaignForm.json';
import campaignList from '../en/campaignList.json';
import clientErrors from '../en/clientErrors.json';
import collect from '../en/collect.json';
import companies from '../en/companies.json';
import companySheet from '../en/companySheet.json';
import companyUpload from '../en/companyUpload.json';
import conflict from '../en/conflict.json';
import consents from '../en/consents.json';
import contacts from '../en/contacts.json';
import devices from '../en/devices.json';
import foundPosts from '../en/foundPosts.json';
import hashtags from '../en/hashtags.json';
import health from '../en/health.json';
import importing from '../en/import.json';
import imports from '../en/imports.json';
import introPage from '../en/introPage.json';
import jobs from '../en/jobs.json';
import keys from '../en/keys.json';
import kolChoice from '../en/kolChoice.json';
import kolForm from '../en/kolForm.json';
import kolSheet from '../en/kolSheet.json';
import kolUpload from '../en/kolUpload.json';
import languages from '../en/languages.json';
import networks from '../en/networks.json';
import notificationHelp from '../en/notificationHelp.json';
import parts from '../en/parts.json';
import posts from '../en/posts.json';
import proof from '../en/proof.json';
import readingFailure from '../en/readingFailure.json';
import record from '../en/record.json';
import reportNotes from '../en/reportNotes.json';
import representatives from '../en/representatives.json';
import requests from '../en/requests.json';
import roleRights from '../en/roleRights.json';
import scores from '../en/scores.json';
import secondFactor from '../en/secondFactor.json';
import settings from '../en/settings.json';
import shorteners from '../en/shorteners.json';
import today from '../en/today.json';
import translations from '../en/translations.json';
import trash from '../en/trash.json';

/** Words one page alone says: they come to the console with its code, so that no other page waits for them. */
export const en: Catalogue = {
  analysis,
  apiKeys,
  audit,
  brandReport,
  campaignDetail,
  campaignForm,
  campaignList,
  clientErrors,
  collect,
  companies,
  companySheet,
  companyUpload,
  conflict,
  consents,
  contacts,
  devices,
  foundPosts,
  hashtags,
  health,
  import: importing,
  imports,
  introPage,
  jobs,
  keys,
  kolChoice,
  kolForm,
  kolSheet,
  kolUpload,
  languages,
  networks,
  notificationHelp,
  parts,
  posts,
  proof,
  readingFailure,
  record,
  reportNotes,
  representatives,
  requests,
  roleRights,
  scores,
  secondFactor,
  settings,
  shorteners,
  today,
  translations,
  trash,
};

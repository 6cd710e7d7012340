import type { Catalogue } from '../catalogue';
import analysis from '../vi/analysis.json';
import apiKeys from '../vi/apiKeys.json';
import audit from '../vi/audit.json';
import brandReport from '../vi/brandReport.json';
import campaignDetail from '../vi/campaignDetail.json';
import campaignForm from '../vi/campaignForm.json';
import campaignList from '../vi/campaignList.json';
import clientErrors from '../vi/clientErrors.json';
import collect from '../vi/collect.json';
import companies from '../vi/companies.json';
import companySheet from '../vi/companySheet.json';
import companyUpload from '../vi/companyUpload.json';
import conflict from '../vi/conflict.json';
import consents from '../vi/consents.json';
import contacts from '../vi/contacts.json';
import devices from '../vi/devices.json';
import foundPosts from '../vi/foundPosts.json';
import hashtags from '../vi/hashtags.json';
import health from '../vi/health.json';
import importing from '../vi/import.json';
import imports from '../vi/imports.json';
import introPage from '../vi/introPage.json';
import jobs from '../vi/jobs.json';
import keys from '../vi/keys.json';
import kolChoice from '../vi/kolChoice.json';
import kolForm from '../vi/kolForm.json';
import kolSheet from '../vi/kolSheet.json';
import kolUpload from '../vi/kolUpload.json';
import languages from '../vi/languages.json';
import networks from '../vi/networks.json';
import notificationHelp from '../vi/notificationHelp.json';
import parts from '../vi/parts.json';
import posts from '../vi/posts.json';
import proof from '../vi/proof.json';
import readingFailure from '../vi/readingFailure.json';
import record from '../vi/record.json';
import reportNotes from '../vi/reportNotes.json';
import representatives from '../vi/representatives.json';
import requests from '../vi/requests.json';
import roleRights from '../vi/roleRights.json';
import scores from '../vi/scores.json';
import secondFactor from '../vi/secondFactor.json';
import settings from '../vi/settings.json';
import shorteners from '../vi/shorteners.json';
import today from '../vi/today.json';
import translations from '../vi/translations.json';
import trash from '../vi/trash.json';

/** Words one page alone says: they come to the console with its code, so that no other page waits for them. */
export const vi: Catalogue = {
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

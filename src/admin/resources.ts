import type { ResourceProps } from 'react-admin';
import audit from '../resources/audit';
import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import clientErrors from '../resources/clientErrors';
import collectOrders from '../resources/collectOrders';
import contacts from '../resources/contacts';
import customers from '../resources/customers';
import hashtags from '../resources/hashtags';
import imports from '../resources/imports';
import jobs from '../resources/jobs';
import kols from '../resources/kols';
import languages from '../resources/languages';
import representatives from '../resources/representatives';
import requests from '../resources/requests';
import roles from '../resources/roles';
import shorteners from '../resources/shorteners';
import translations from '../resources/translations';
import trash from '../resources/trash';
import users from '../resources/users';

interface Entity extends Pick<ResourceProps, 'icon' | 'recordRepresentation'> {
  name: string;
  show?: unknown;
  create?: unknown;
  edit?: unknown;
}

/** An entity as react-admin knows it; its views are mounted at the addresses of the route table instead of its own. */
function resourceOf({ name, icon, recordRepresentation, show, create, edit }: Entity): ResourceProps {
  return {
    name,
    icon,
    recordRepresentation,
    hasShow: show !== undefined,
    hasCreate: create !== undefined,
    hasEdit: edit !== undefined,
  };
}

export const resources: readonly ResourceProps[] = [
  campaigns,
  requests,
  kols,
  collectOrders,
  customers,
  brands,
  representatives,
  users,
  roles,
  languages,
  translations,
  audit,
  hashtags,
  shorteners,
  imports,
  trash,
  jobs,
  clientErrors,
  contacts,
].map(resourceOf);

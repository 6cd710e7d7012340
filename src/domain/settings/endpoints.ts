import type { Endpoint } from '../endpoint';
import { languageParams, reasonQuery, sectorQuery, studioQuery } from '../lookups';

/** Calls of settings (spec 2 §7). */
export const settingEndpoints = {
  languages: { method: 'GET', path: '/language', access: 'public', summary: 'Enabled languages', answer: 'list' },
  translationResource: {
    method: 'GET',
    path: '/translations/resource/{lang}',
    access: 'public',
    summary: 'Words of one language laid over the built-in ones',
    answer: 'one',
    params: languageParams,
  },
  sectors: {
    method: 'GET',
    path: '/setting/sectors',
    access: 'public',
    summary: 'Sectors',
    answer: 'list',
    query: sectorQuery,
  },
  topSectors: {
    method: 'GET',
    path: '/setting/top-sectors',
    access: 'public',
    summary: 'Sectors with the most active KOLs',
    answer: 'list',
  },
  jobs: { method: 'GET', path: '/setting/jobs', access: 'signed_in', summary: 'Jobs of KOLs', answer: 'list' },
  reasons: {
    method: 'GET',
    path: '/setting/reasons',
    access: 'signed_in',
    summary: 'Reasons for deleting or rejecting',
    answer: 'list',
    query: reasonQuery,
  },
  departments: {
    method: 'GET',
    path: '/setting/department',
    access: 'signed_in',
    summary: 'Departments; others than staff find none',
    answer: 'list',
  },
  studios: {
    method: 'GET',
    path: '/setting/studio',
    access: 'signed_in',
    summary: 'Studios, of one department or of all; others than staff find none',
    answer: 'list',
    query: studioQuery,
  },
} satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint';
import { idParams, reasonQuery, sectorQuery, studioQuery } from '../lookups';
import { departmentSchema, renameSchema, studioSchema, syncTimeSchema } from './schema';

const may = <A extends string>(action: A) => ({ scope: 'setting' as const, action });

/** Calls of settings (spec 2 §7). */
export const settingEndpoints = {
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
  departmentCreate: {
    method: 'POST',
    path: '/setting/create-department',
    access: may('c_setting_department'),
    summary: 'Add a department',
    answer: 'one',
    body: departmentSchema,
  },
  departmentUpdate: {
    method: 'PATCH',
    path: '/setting/update-department/{id}',
    access: may('u_setting_department'),
    summary: 'Rename a department',
    answer: 'one',
    params: idParams,
    body: renameSchema,
  },
  departmentDelete: {
    method: 'DELETE',
    path: '/setting/delete-department/{id}',
    access: may('d_setting_department'),
    summary: 'Delete a department without studios and users',
    answer: 'nothing',
    params: idParams,
  },
  studioCreate: {
    method: 'POST',
    path: '/setting/create-studio',
    access: may('c_setting_studio'),
    summary: 'Add a studio to a department',
    answer: 'one',
    body: studioSchema,
  },
  studioUpdate: {
    method: 'PATCH',
    path: '/setting/update-studio/{id}',
    access: may('u_setting_studio'),
    summary: 'Rename a studio',
    answer: 'one',
    params: idParams,
    body: renameSchema,
  },
  studioDelete: {
    method: 'DELETE',
    path: '/setting/delete-studio/{id}',
    access: may('d_setting_studio'),
    summary: 'Delete a studio without users',
    answer: 'nothing',
    params: idParams,
  },
  syncTimes: {
    method: 'GET',
    path: '/setting/sync-times',
    access: may('r_setting_sync_time'),
    summary: 'Sync times in hours, by group; one of each group is active',
    answer: 'list',
  },
  syncTimeUpdate: {
    method: 'PATCH',
    path: '/setting/update-sync-time/{id}',
    access: may('r_setting_update_sync_time'),
    summary: 'Make a sync time the active one of its group',
    answer: 'list',
    params: idParams,
    body: syncTimeSchema,
  },
} satisfies Record<string, Endpoint>;

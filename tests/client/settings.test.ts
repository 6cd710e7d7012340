import { describe, expect, it } from 'vitest';
import { nameRules } from '../../src/admin/pages/settings/nameRules';
import { settingsMenus } from '../../src/admin/pages/settings/settingsMenus';
import { toAccessMap } from '../../src/domain/access';
import { type QueueJob, queueJobStates } from '../../src/domain/jobs/types';
import { catalogues } from '../../src/domain/locales';
import { openTarget } from '../../src/domain/redirects';
import { mayOpen } from '../../src/domain/routes';
import { refreshOf } from '../../src/resources/jobs/refresh';
import { secondsOf, triesOf } from '../../src/resources/jobs/tries';
import { kindNames } from '../../src/server/jobs/kinds';
import { faultsIn } from '../../src/ui/console/form/resolver';

const settings = (...actions: string[]) => toAccessMap(actions.map((action) => `setting.${action}`));

describe('a page that any of several rights opens', () => {
  it('opens for each of them, and for no other', () => {
    for (const action of ['r_setting', 'r_setting_sync_time', 'r_setting_department', 'r_setting_studio']) {
      expect(mayOpen('systemSettings', settings(action)), action).toBe(true);
      expect(openTarget('/settings/system?menu=department', settings(action))).toBe('/settings/system?menu=department');
    }
    for (const action of ['u_setting_department', 'r_setting_job']) {
      expect(mayOpen('systemSettings', settings(action)), action).toBe(false);
    }
    expect(mayOpen('systemSettings', toAccessMap(['user_management.r']))).toBe(false);
  });

  it('has the parts the rights name, in order', () => {
    expect(settingsMenus(settings('r_setting_studio', 'r_setting_sync_time'))).toEqual(['sync-time', 'department']);
    expect(settingsMenus(settings('r_setting_studio'))).toEqual(['department']);
    expect(settingsMenus(settings('r_setting_department'))).toEqual(['department']);
    expect(settingsMenus(settings('c_setting_department'))).toEqual([]);
    expect(settingsMenus(settings('r_setting'))).toEqual([]);
  });
});

describe('the name of a department or studio', () => {
  it('is there, on one line and not too long', () => {
    const nameFault = (name: string) => faultsIn(nameRules, { name })[0]?.message;
    expect(nameFault('Sáng tạo')).toBeUndefined();
    expect(nameFault('')).toBe('field_required');
    expect(nameFault('x'.repeat(256))).toBe('text_too_long');
    expect(nameFault('a\nb')).toBe('invalid_value');
  });
});

describe('the page of jobs', () => {
  const states = { waiting: 0, retrying: 0, running: 0, done: 9, failed: 9 };
  const job = { retries: 2, most_retries: 5, started_at: '2026-03-09T17:00:00.000Z', ended_at: null } as QueueJob;

  it('looks again sooner while something runs or is about to', () => {
    const idle = refreshOf({ states });
    expect(refreshOf({ states: { ...states, running: 1 } })).toBeLessThan(idle);
    expect(refreshOf({ states: { ...states, waiting: 1 } })).toBeLessThan(idle);
    expect(refreshOf({ states: { ...states, retrying: 1 } })).toBe(idle);
    expect(refreshOf(undefined)).toBe(idle);
  });

  it('counts tries and seconds', () => {
    expect(triesOf(job)).toBe('3 / 6');
    expect(triesOf({ ...job, retries: 0, started_at: null })).toBe('0 / 6');
    expect(secondsOf(job)).toBeNull();
    expect(secondsOf({ ...job, ended_at: '2026-03-09T17:00:12.400Z' })).toBe(12);
  });

  it.each(['vi', 'en'] as const)('has a word for every kind and state in %s', (language) => {
    const { jobs, common } = catalogues[language];
    for (const kind of kindNames) expect(jobs).toHaveProperty(`kind.${kind}`);
    for (const state of queueJobStates) expect(common).toHaveProperty(`status.job.${state}`);
  });
});

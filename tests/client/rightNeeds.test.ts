import { describe, expect, it } from 'vitest';
import { allGrants } from '../../src/domain/access';
import { defaultGrants, roleNames } from '../../src/domain/roles';
import { afterChange, neededBy, needing } from '../../src/domain/roles/needs';

describe('a right that needs another', () => {
  it('is given by default only with what it needs', () => {
    for (const role of roleNames) {
      const held = defaultGrants[role];
      const lacking = held.flatMap((grant) => neededBy(grant).filter((needed) => !held.includes(needed)));
      expect(lacking, role).toEqual([]);
    }
  });

  it('needs what that one needs too, and never itself', () => {
    expect(neededBy('campaigns_management.c_import')).toEqual([
      'campaigns_management.r_detail',
      'campaigns_management.c_import_review',
    ]);
    expect(neededBy('user_management.c_representative')).toEqual(['customer_management.r_detail']);
    expect(neededBy('kol_management.r')).toEqual([]);
    expect(allGrants.filter((grant) => neededBy(grant).includes(grant))).toEqual([]);
    expect(needing('setting.r_setting_job')).toEqual(['setting.u_setting_job']);
  });

  it('takes it along when it is given, and goes along when that one is taken', () => {
    const given = afterChange(new Set(['kol_management.r']), ['kol_management.u_approval'], true);
    expect(given).toEqual(['kol_management.r', 'kol_management.r_detail', 'kol_management.u_approval']);
    expect(afterChange(new Set(given), ['kol_management.r_detail'], false)).toEqual(['kol_management.r']);
    expect(afterChange(new Set(given), ['kol_management.u_approval'], false)).toEqual([
      'kol_management.r',
      'kol_management.r_detail',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { menuPages } from '../../src/admin/layout/menuPages';
import { allGrants, toAccessMap } from '../../src/domain/access';
import { homeOf, listAbove, routeAt } from '../../src/domain/redirects';
import { defaultGrants, roleNames } from '../../src/domain/roles';
import { pathTo } from '../../src/domain/routes';
import { askBy, forgetUnsaved, hasUnsaved, markUnsaved, mayLeave, wouldLose } from '../../src/providers/unsaved';

it('home is where the menu begins, for every role', () => {
  for (const role of roleNames) {
    const access = toAccessMap(defaultGrants[role]);
    const first = menuPages(access)[0]?.names[0];
    expect(homeOf(access), role).toBe(first && pathTo(first));
  }
});

it('home of everyone who may read it is the analytics', () => {
  const everything = toAccessMap(allGrants);
  expect(homeOf(everything)).toBe('/analysis-report');
  expect(homeOf({ analysis_report: { r: 1 }, kol_management: { r: 1 } })).toBe('/analysis-report');
  const withHome = roleNames.filter((role) => homeOf(toAccessMap(defaultGrants[role])) === '/analysis-report');
  expect(withHome).toEqual(['admin', 'manager', 'account_supervisor', 'account_manager']);
});

describe('an address of nothing', () => {
  it('leads back to the list it would stand in', () => {
    const everything = toAccessMap(allGrants);
    expect(listAbove('/kols/x/view', everything)).toBe('kols');
    expect(listAbove('/kols/x/edit', everything)).toBe('kols');
    expect(listAbove('/campaigns/done/x/report', everything)).toBe('campaignsDone');
    expect(listAbove('/campaigns/request/x/view', everything)).toBe('requests');
    expect(listAbove('/customers/x/view/representative/y/edit', everything)).toBe('customers');
    expect(listAbove('/kols/x/view', toAccessMap(['kol_management.r_detail']))).toBeUndefined();
  });
});

it('a path belongs to the page with the fewest parameters', () => {
  expect(routeAt('/users/add')).toBe('userCreate');
  expect(routeAt('/campaigns/done/1/view')).toBe('campaignView');
  expect(routeAt('/users/1')).toBeUndefined();
});

describe('unsaved entries', () => {
  const place = (pathname: string, search = '') => ({ pathname, search });

  it('of a page are lost with the page, those of a drawer with its address', () => {
    const done = markUnsaved('page');
    expect(wouldLose(place('/a'), place('/b'))).toBe(true);
    expect(wouldLose(place('/a'), place('/a', '?tab=x'))).toBe(false);
    done();
    expect(wouldLose(place('/a'), place('/b'))).toBe(false);
    const closed = markUnsaved('address');
    expect(wouldLose(place('/a', '?sow=1'), place('/a'))).toBe(true);
    expect(wouldLose(place('/a'), place('/a'))).toBe(false);
    closed();
  });

  it('are asked about before they are left, and only then', async () => {
    const answers = [false, true];
    let asked = 0;
    const end = askBy(async () => {
      asked += 1;
      return answers.shift() ?? false;
    });
    expect(await mayLeave()).toBe(true);
    expect(asked).toBe(0);
    const done = markUnsaved('page');
    expect(await mayLeave()).toBe(false);
    expect(await mayLeave()).toBe(true);
    expect(asked).toBe(2);
    forgetUnsaved();
    expect(hasUnsaved()).toBe(false);
    done();
    end();
  });
});

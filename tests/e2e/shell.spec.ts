import { expect, type Page, test } from 'playwright/test';
import common from '../../src/domain/locales/vi/common.json' with { type: 'json' };
import errors from '../../src/domain/locales/vi/error.json' with { type: 'json' };
import site from '../../src/domain/locales/vi/publicSite.json' with { type: 'json' };
import { seriousFindings } from './support/axe';
import { keepSession, signIn } from './support/signIn';

const sideMenu = (page: Page) => page.locator('aside').getByRole('navigation', { name: common.menu });
const question = (page: Page) => page.getByRole('dialog', { name: common.unsaved.title });
const stay = (page: Page) => question(page).getByRole('button', { name: common.unsaved.stay }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: common.unsaved.leave }).click();
const at = (address: string) => (url: URL) => url.pathname + url.search === address;

test.describe('the side menu', () => {
  const width = async (page: Page) => (await page.locator('aside').boundingBox())?.width;

  test('is 240 px wide, 64 below xl, and as chosen for that width afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'admin');
    await expect.poll(() => width(page)).toBe(240);
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect.poll(() => width(page)).toBe(64);
    await page.getByRole('button', { name: common.expand_menu }).click();
    await expect.poll(() => width(page)).toBe(240);
    await page.reload();
    await expect.poll(() => width(page)).toBe(240);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: common.collapse_menu }).click();
    await page.reload();
    await expect.poll(() => width(page)).toBe(64);
  });

  test('is a drawer on a phone, that closes with a choice', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'admin');
    await expect(page.locator('aside')).toBeHidden();
    await page.getByRole('button', { name: common.menu_more }).click();
    await page.getByRole('presentation').getByRole('link', { name: 'Nhật ký thay đổi' }).click();
    await page.waitForURL(at('/settings/audit'));
    await expect(page.getByRole('presentation').getByRole('link', { name: 'Nhật ký thay đổi' })).toHaveCount(0);
  });

  test('shows a group with one readable page as that page', async ({ page }) => {
    await page.route('**/api/v1/permission/access-right', (route) =>
      route.fulfill({ json: { data: { campaigns_management: { r: 1 }, setting: { r_setting_error: 1 } } } }),
    );
    await signIn(page, 'admin');
    await expect(sideMenu(page).getByRole('link')).toHaveText([
      'Hôm nay',
      'Đang triển khai',
      'Đã hoàn thành',
      'Lỗi trình duyệt',
    ]);
    await expect(sideMenu(page).getByText('Chiến dịch', { exact: true })).toBeVisible();
    await expect(sideMenu(page).getByText('Cài đặt', { exact: true })).toHaveCount(0);
  });
});

test('the first page is there as soon as its code is: no pause of React’s between one fallback and the next', async ({
  page,
}) => {
  await keepSession(page, 'admin');
  // Timers of the page stand still; frames, answers and messages come.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay > 5 ? 0 : setTimeout(work, delay, ...rest)) as typeof window.setTimeout;
  });
  await page.goto('/kols');
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test.describe('rights that are not told at once', () => {
  const rights = '**/api/v1/permission/access-right';

  test('have the outline of the console stand where it will be', async ({ page }) => {
    await keepSession(page, 'admin');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(rights, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/kols');
    const outline = page.locator('[aria-busy]').filter({ hasText: common.loading });
    await expect(outline.getByRole('status')).toHaveText(common.loading);
    const [menu, bar] = [await outline.locator('> div').first().boundingBox(), await outline.boundingBox()];
    expect(bar).toMatchObject({ x: 0, y: 0, height: page.viewportSize()?.height });
    expect(await seriousFindings(page)).toEqual([]);
    answer();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(outline).toHaveCount(0);
    expect(await page.locator('aside').boundingBox()).toEqual(menu);
  });

  test('and fail are told, and asked for once more', async ({ page }) => {
    await keepSession(page, 'admin');
    await page.route(rights, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'request-7' },
        json: { statusCode: 500, message: 'internal_error' },
      }),
    );
    await page.goto('/kols');
    await expect(page.getByText(common.error_is_safe)).toBeVisible();
    await expect(page.getByText('request-7')).toBeVisible();
    await page.unroute(rights);
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
});

test('the back button goes back, or up where there is nothing to go back to', async ({ page }) => {
  await signIn(page, 'admin', '/settings/permission-groups/add');
  await page.getByRole('button', { name: common.back }).click();
  await page.waitForURL(at('/settings/permission-groups'));
  await page.goto('/campaigns/inprogress?page=2&x=1');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/view$/);
  await page.getByRole('button', { name: common.back }).click();
  await page.waitForURL(at('/campaigns/inprogress?page=2&x=1'));
});

test('an address of nothing is not found and leads home', async ({ page }) => {
  await signIn(page, 'admin');
  expect((await page.goto('/no/where'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: site.nowhere.title })).toBeVisible();
  await page.goto('/customers/half-an-address/view');
  await expect(page.getByRole('alert')).toContainText('Không tìm thấy khách hàng');
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(at('/customers'));
  await page.goto('/no/where');
  await page.getByRole('link', { name: site.nowhere.home }).click();
  // Whoever may edit the landing page stays on it.
  await expect(page.getByRole('link', { name: 'Sửa trang giới thiệu' })).toBeVisible();
});

test('a list keeps page, size and search in the address, and back and forth retrace them', async ({ page }) => {
  await signIn(page, 'admin', '/kols?from=mail');
  const first = () => page.getByRole('row').nth(1).innerText();
  const start = await first();
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await page.waitForURL(at('/kols?from=mail&page=2'));
  await expect.poll(first).not.toBe(start);
  const second = await first();
  const box = page.getByRole('searchbox');
  await box.pressSequentially('ng', { delay: 450 });
  await page.waitForURL(at('/kols?from=mail&search=ng'));
  await page.getByLabel(common.rows).selectOption('20');
  await page.waitForURL(at('/kols?from=mail&search=ng&pageSize=20'));
  await page.goBack();
  await page.waitForURL(at('/kols?from=mail&search=ng'));
  await page.goBack();
  await page.waitForURL(at('/kols?from=mail&page=2'));
  await expect(box).toHaveValue('');
  await expect.poll(first).toBe(second);
  await page.goForward();
  await page.waitForURL(at('/kols?from=mail&search=ng'));
  await expect(box).toHaveValue('ng');
});

test.describe('unsaved entries', () => {
  const name = (page: Page) => page.getByLabel('Tên hiển thị');

  test('are asked about at a link, the menu, the back button, the browser’s and the logout', async ({ page }) => {
    await signIn(page, 'admin', '/settings/permission-groups');
    await page.getByRole('link', { name: 'Thêm nhóm quyền' }).click();
    await name(page).fill('Nhóm thử');
    const ways: [string, () => Promise<unknown>][] = [
      ['breadcrumb', () => page.getByRole('navigation', { name: common.breadcrumbs }).getByRole('link').click()],
      ['menu', () => sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click()],
      ['back button', () => page.getByRole('button', { name: common.back }).click()],
      ["the browser's back", () => page.evaluate(() => window.history.back())],
      ['cancel', () => page.getByRole('button', { name: 'Hủy', exact: true }).click()],
      [
        'logout',
        async () => {
          await page.getByRole('button', { name: common.account }).click();
          await page.getByRole('menuitem', { name: common.logout }).click();
        },
      ],
    ];
    for (const [way, go] of ways) {
      await go();
      const said = way === 'logout' ? common.unsaved.sign_out : errors.warning_change_route;
      await expect(question(page), way).toContainText(said);
      await stay(page);
      await expect(question(page), way).toBeHidden();
      await expect(name(page), way).toHaveValue('Nhóm thử');
      expect(new URL(page.url()).pathname, way).toBe('/settings/permission-groups/add');
    }
    await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await discard(page);
    await page.waitForURL(at('/customers'));
    await expect(page.getByRole('heading', { level: 1, name: /^Khách hàng/ })).toBeVisible();
    await page.goBack();
    await expect(name(page)).toHaveValue('');
    await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await page.waitForURL(at('/customers'));
  });

  test('are asked about by the browser at a reload, and not where there are none', async ({ page }) => {
    await signIn(page, 'admin', '/settings/permission-groups/add');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await expect(name(page)).toBeVisible();
    await page.reload();
    expect(asked).toEqual([]);
    await name(page).fill('Nhóm thử');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });

  test('of a drawer, the grants and a wizard are asked about too', async ({ page }) => {
    await signIn(page, 'admin', '/profile');
    await page.getByRole('button', { name: 'Sửa hồ sơ' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sửa hồ sơ' });
    await drawer.getByLabel('Họ và tên').fill('Tên khác');
    await page.keyboard.press('Escape');
    await stay(page);
    await expect(drawer.getByLabel('Họ và tên')).toHaveValue('Tên khác');
    await page.evaluate(() => window.history.pushState({}, '', '/profile?x=1'));
    await page.evaluate(() => window.history.back());
    await drawer.getByRole('button', { name: 'Đóng', exact: true }).click();
    await discard(page);
    await expect(drawer).toBeHidden();

    await page.goto('/settings/permission-groups');
    await page.getByRole('row').filter({ hasText: 'staff' }).getByRole('link').first().click();
    const grant = page.getByRole('table').getByRole('checkbox').first();
    await grant.click();
    await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await stay(page);
    await grant.click();
    await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await page.waitForURL(at('/customers'));

    await page.goto('/users/add');
    await page.getByLabel('Họ và tên').fill('Ai đó');
    await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await discard(page);
    await page.waitForURL(at('/customers'));
  });

  test('that are saved are not asked about', async ({ page }) => {
    await signIn(page, 'admin', '/settings/permission-groups/add');
    await name(page).fill(`Nhóm ${Date.now()}`);
    await page.getByLabel('Tên hệ thống').fill(`group_${Date.now()}`);
    await page.getByRole('button', { name: 'Tạo và cấp quyền' }).click();
    await page.waitForURL(/\/edit$/);
    // The address is there before the page: the form filled in must be the new one.
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
    await page.getByLabel('Mô tả').fill('Mô tả');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu nhóm quyền')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeDisabled();
    await page.getByLabel('Mô tả').fill('Khác');
    await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await discard(page);
    await page.waitForURL(at('/customers'));
  });
});

test('a session that ended is told at login in every tab, and login leads back', async ({ page, context }) => {
  await signIn(page, 'manager', '/kols?search=a');
  const other = await context.newPage();
  await other.goto('/brands?pageSize=20');
  await expect(other.getByRole('button', { name: common.account })).toBeVisible();
  await page.bringToFront();
  let ended = false;
  await context.route('**/api/v1/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // What asks by itself meanwhile must not find out before the click does.
    ended ||= pathname.endsWith('/customers');
    if (!ended || /\/(login|errors|providers)$|\/translations\//.test(pathname)) return route.continue();
    const code = pathname.endsWith('/refresh') ? 'refresh_token_expired' : 'access_token_expired';
    return route.fulfill({ status: 401, json: { statusCode: 401, message: code } });
  });
  await sideMenu(page).getByRole('link', { name: 'Khách hàng', exact: true }).click();
  const notice = 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.';
  await page.waitForURL(at('/login?to=%2Fcustomers'));
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await other.waitForURL(at(`/login?${new URLSearchParams({ to: '/brands?pageSize=20' })}`));
  await expect(other.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByLabel('E-mail').fill('manager@demo.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo@12345');
  await page.getByLabel('Duy trì đăng nhập').check();
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(at('/customers'));
  await other.waitForURL(at('/brands?pageSize=20'));
});

test('a lost connection is told above a page that stays, and the page goes on when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/kols');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const rows = await page.getByRole('row').count();
  await context.setOffline(true);
  const bar = page.getByText(common.connection.offline);
  await expect(bar).toBeVisible();
  expect(await page.getByRole('row').count()).toBe(rows);
  expect(await seriousFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);

  const dead = (url: URL) => url.pathname.startsWith('/api/') || url.pathname === '/healthz';
  await page.route(dead, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Trang sau' }).click();
  // Other calls fail meanwhile: the bar alone does not say that there is a page to go back from.
  await page.waitForURL(at('/kols?page=2'));
  const unreachable = page.getByRole('status').getByText(common.connection.unreachable);
  const retry = page.getByRole('status').getByRole('button');
  await expect(unreachable).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(rows);
  await page.goForward();
  await retry.click();
  await expect(unreachable).toBeVisible();
  await page.unroute(dead);
  await expect(async () => {
    // It looks by itself as well: then there is nothing left to press.
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(unreachable).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await page.waitForURL(at('/kols?page=2'));
  await expect(page.getByText(/^11–20 \//)).toBeVisible();
});

test.describe('code that does not arrive', () => {
  const chunk = '**/assets/AuditList-*.js';
  const loads = (page: Page) => {
    const seen = { count: 0 };
    page.on('load', () => {
      seen.count += 1;
    });
    return seen;
  };

  test('is asked for once more by loading the window anew', async ({ page }) => {
    await signIn(page, 'admin', '/profile');
    await page.waitForLoadState('load');
    const seen = loads(page);
    // A chunk is also preloaded: both ways to it fail until the window is loaded anew.
    await page.route(chunk, (route) => (seen.count === 0 ? route.abort() : route.continue()));
    await sideMenu(page).getByRole('link', { name: 'Nhật ký thay đổi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nhật ký thay đổi' })).toBeVisible();
    await expect.poll(() => seen.count).toBe(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chunk-reload'))).toBeNull();
  });

  test('is not asked for without end: the page says so and can be tried again', async ({ page }) => {
    await signIn(page, 'admin', '/profile');
    await page.waitForLoadState('load');
    const seen = loads(page);
    await page.route(chunk, (route) => route.abort());
    await sideMenu(page).getByRole('link', { name: 'Nhật ký thay đổi' }).click();
    await expect(page.getByText(common.not_arrived.title)).toBeVisible();
    await expect.poll(() => seen.count).toBe(1);
    await expect(sideMenu(page)).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('alert').getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nhật ký thay đổi' })).toBeVisible();
  });
});

test('words that do not arrive are asked for once more, then a way to try again stands in their place', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/assets\/vi-[^/]+\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/login');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByText('Trang chưa tải được.')).toBeVisible({ timeout: 20_000 });
  await page.unroute(/\/assets\/vi-[^/]+\.js$/);
  await page.getByRole('button', { name: /^Tải lại/ }).click();
  await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(page.getByText('Trang chưa tải được.')).toBeHidden();
});

test.describe('an error nobody caught', () => {
  test('is reported once, without what names a record, and shown to admins', async ({ page }) => {
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/errors')) sent.push(request.postDataJSON());
    });
    await signIn(page, 'admin', '/settings/errors?search=khong-co-loi-nao');
    await expect(page.getByText(common.nothing_found)).toBeVisible();
    const message = `Broken ${Date.now().toString(36)}`;
    await page.evaluate((said) => {
      const fail = () => {
        throw new RangeError(said);
      };
      window.history.replaceState(window.history.state, '', '/kols/01900000-0000-7000-8000-000000000000/view?q=secret');
      for (let time = 0; time < 3; time += 1) setTimeout(fail);
      const quiet = [new DOMException('gone', 'AbortError'), new TypeError('Failed to fetch')];
      for (const reason of quiet) void Promise.reject(reason);
      void Promise.reject(new Error(`${said} promised`));
    }, message);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map((report) => report.message).sort()).toEqual([
      `Error: ${message} promised`,
      `RangeError: ${message}`,
    ]);
    for (const { path, release } of sent) {
      expect(path).toBe('/kols/:id/view');
      expect(release).toMatch(/^index-/);
    }
    await page.goto('/settings/errors');
    await page.getByRole('searchbox').fill(`RangeError: ${message}`);
    await page
      .getByRole('row')
      .filter({ hasText: `RangeError: ${message}` })
      .getByRole('link')
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('/kols/:id/view');
    await expect(page).toHaveURL(/[?&]error=/);
    expect(await seriousFindings(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Đóng', exact: true }).click();
    await expect(page).not.toHaveURL(/error=/);
  });

  test('reports nothing more than ten a page, and nothing about a report that failed', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/v1/errors', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.evaluate(() => {
      for (let time = 0; time < 25; time += 1) void Promise.reject(new Error(`number ${time}`));
    });
    await expect.poll(() => sent).toBe(10);
    await page.waitForLoadState('networkidle');
    expect(sent).toBe(10);
  });

  test('that takes a page away leaves the menu, and a reference administrators find', async ({ page }) => {
    await page.route('**/api/v1/kols?**', (route) => route.fulfill({ json: { data: [{ id: 'x' }], total: 1 } }));
    await signIn(page, 'admin', '/kols');
    await expect(page.getByText(common.crashed.title)).toBeVisible();
    await expect(sideMenu(page)).toBeVisible();
    const reference = await page.getByRole('alert').locator('code').innerText();
    expect(reference).toMatch(/^[0-9a-f-]{36}$/);
    await page.goto(`/settings/errors?search=${reference}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText(reference);
  });
});

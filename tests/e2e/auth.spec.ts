import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { mailed, mailedCode, newAccount, newEmail } from './support/accounts';
import { seriousFindings } from './support/axe';
import { demoPassword, signIn, tokenOf } from './support/signIn';

const home = '/today';
const strong = 'Sông&Lam-dài71';

const email = (page: Page) => page.getByLabel('E-mail');
const password = (page: Page) => page.getByLabel('Mật khẩu', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Đăng nhập', exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'));
/** The refresh token as the browser keeps it; undefined where it keeps none. */
const keptToken = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'kolhub_session')?.value;
const at = (path: string) => (url: URL) => url.pathname + url.search === path;

async function fillLogin(page: Page, username: string, secret: string): Promise<void> {
  await email(page).fill(username);
  await password(page).fill(secret);
}

/** From now on calls with this access token are answered as if its 15 minutes were over. */
async function expire(context: BrowserContext, accessToken: string): Promise<{ refreshes: number }> {
  const counted = { refreshes: 0 };
  await context.route('**/api/v1/**', (route) => {
    if (route.request().url().endsWith('/auth/refresh')) counted.refreshes += 1;
    if (route.request().headers().authorization !== `Bearer ${accessToken}`) return route.continue();
    return route.fulfill({ status: 401, json: { statusCode: 401, message: 'access_token_expired' } });
  });
  return counted;
}

test.describe('login', () => {
  test('refuses a wrong password at both fields, in words once, and lets the right one in', async ({ page }) => {
    await page.goto('/login');
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByLabel('Duy trì đăng nhập')).toBeDisabled();
    await email(page).fill('staff@demo.example');
    await expect(page.getByLabel('Duy trì đăng nhập')).toBeDisabled();
    await password(page).fill('Wrong@12345');
    await submit(page).click();
    await expect(page.getByText('E-mail hoặc mật khẩu không đúng')).toHaveCount(1);
    await expect(email(page)).toBeFocused();
    for (const field of [email(page), password(page)]) await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await seriousFindings(page)).toEqual([]);
    await password(page).fill(demoPassword);
    await expect(page.getByText('E-mail hoặc mật khẩu không đúng')).toHaveCount(0);
    await submit(page).click();
    await page.waitForURL(at(home));
  });

  test('asks for an e-mail before it asks the server', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'not an e-mail', 'x');
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription('E-mail không đúng');
  });

  test('without keep-login asks again after a reload', async ({ page }) => {
    await page.goto('/kols');
    await expect(page.getByLabel('Duy trì đăng nhập')).toHaveAccessibleDescription(/tải lại trang \(F5\).*đăng xuất/);
    await fillLogin(page, 'staff@demo.example', demoPassword);
    await submit(page).click();
    await page.waitForURL(at('/kols'));
    expect(await stored(page)).toBeNull();
    await page.reload();
    await page.waitForURL(at('/login?to=%2Fkols'));
    await expect(email(page)).toHaveValue('');
  });

  test('with keep-login stays, and fills the form in next time', async ({ page }) => {
    await page.goto('/kols');
    await fillLogin(page, 'staff@demo.example', demoPassword);
    await page.getByLabel('Duy trì đăng nhập').check();
    await submit(page).click();
    await page.waitForURL(at('/kols'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/kols$/);
    await page.getByRole('button', { name: 'Tài khoản' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(email(page)).toHaveValue('staff@demo.example');
    await expect(page.getByLabel('Duy trì đăng nhập')).toBeChecked();
  });

  test('notices half a second later what the browser has filled in by itself', async ({ page }) => {
    await page.addInitScript((secret) => {
      const fill = (name: string, value: string) => {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        // Past React, which listens on the element: as a password manager does, without any event.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      };
      // Counted by the page from when the form stands there, so before its half second however slow the test is.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('input[name="password"]')) return;
        observer.disconnect();
        setTimeout(() => {
          fill('username', 'staff@demo.example');
          fill('password', secret);
        }, 200);
      }).observe(document, { childList: true, subtree: true });
    }, demoPassword);
    await page.goto('/login');
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await page.waitForURL(at(home));
  });

  test('says how long to wait after too many tries', async ({ page }) => {
    await page.route('**/api/v1/auth/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3' },
        json: { statusCode: 429, message: 'too_many_requests' },
      }),
    );
    await page.goto('/login');
    await fillLogin(page, 'staff@demo.example', 'Wrong@12345');
    await submit(page).click();
    await expect(page.getByRole('timer')).toHaveText('Thử lại sau 3 giây.');
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByRole('timer')).toHaveText('Thử lại sau 1 giây.');
    await expect(submit(page)).toBeEnabled();
  });

  test('speaks the other language without losing what was typed', async ({ page }) => {
    await page.goto('/login?to=%2Fkols');
    await email(page).fill('staff@demo.example');
    await page.getByRole('button', { name: 'EN' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/login\?to=%2Fkols$/);
    await expect(email(page)).toHaveValue('staff@demo.example');
  });
});

test.describe('registration', () => {
  test('leads from the brand through the mailed code and a password to login', async ({ page }) => {
    const address = newEmail('register');
    await page.goto('/register');
    const next = page.getByRole('button', { name: 'Tiếp tục', exact: true });
    await page.getByLabel('Tên nhãn hàng').fill('Trà Sông Lam');
    await page.getByLabel('Họ và tên').fill('Nguyễn Thu Hà');
    await page.getByLabel('Số điện thoại').fill('12345');
    await expect(next).toBeDisabled();
    await email(page).fill(address);
    await next.click();
    await expect(page.getByLabel('Số điện thoại')).toHaveAccessibleDescription(/^Số điện thoại không đúng\. Viết dạng/);
    await page.getByLabel('Số điện thoại').fill('0912345678');
    expect(await seriousFindings(page)).toEqual([]);
    await next.click();

    await expect(page.getByRole('heading', { name: 'Kiểm tra hộp thư' })).toBeFocused();
    const code = await mailedCode(page.request, address);
    await page.getByLabel('Mã xác thực').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(page.getByLabel('Mã xác thực')).toHaveAccessibleDescription('Vui lòng kiểm tra lại mã OTP!');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Mã xác thực').fill(code);
    await page.getByRole('button', { name: 'Xác nhận' }).click();

    const save = page.getByRole('button', { name: 'Lưu mật khẩu' });
    await page.getByLabel('Mật khẩu mới').fill('Sông2026');
    await expect(page.locator('li[data-met="false"]')).toHaveText([/^Một ký tự đặc biệt/]);
    await page.getByLabel('Nhập lại mật khẩu').fill('Sông2026');
    await expect(save).toBeDisabled();
    await page.getByLabel('Mật khẩu mới').fill(strong);
    await expect(page.getByLabel('Nhập lại mật khẩu')).toHaveAccessibleDescription('Hai mật khẩu chưa giống nhau');
    await expect(save).toBeDisabled();
    // A reload does not lose the step.
    await page.reload();
    await page.getByLabel('Mật khẩu mới').fill(strong);
    await page.getByLabel('Nhập lại mật khẩu').fill(strong);
    expect(await seriousFindings(page)).toEqual([]);
    await save.click();

    await expect(page.getByRole('heading', { name: 'Đăng ký thành công' })).toBeFocused();
    await expect(page.getByText(`Bạn nhận e-mail tại ${address} khi nhãn hàng được duyệt`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Đăng ký thành công' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Đăng nhập ngay' }).click();
    await page.waitForURL(at('/login'));
    await fillLogin(page, address, strong);
    await submit(page).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  });

  test('begins at the code when e-mail and full name stand in the address', async ({ page }) => {
    const address = newEmail('google');
    await page.goto(`/register?${new URLSearchParams({ email: address, fullname: 'Lê Minh' })}`);
    await page.getByLabel('Mã xác thực').fill(await mailedCode(page.request, address));
    await page.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(page.getByRole('heading', { name: 'Tạo mật khẩu' })).toBeVisible();
    await expect(email(page)).toHaveValue(address);
  });

  test('an e-mail proven at otp-auth signs in at once and leads on to the target', async ({ page, request }) => {
    const address = newEmail('verify');
    await request.post('/api/v1/auth/register', {
      data: { customer_name: 'Trà Sông Lam', fullname: 'Lê Minh', phone: '0912345678', email: address },
    });
    await page.goto(`/otp-auth?${new URLSearchParams({ username: address, to: '/profile' })}`);
    await page.getByLabel('Mã xác thực').fill(await mailedCode(request, address));
    await page.getByRole('button', { name: 'Xác thực và đăng nhập' }).click();
    await page.waitForURL(at('/profile'));
    await expect(page.getByRole('main').getByText('Lê Minh').first()).toBeVisible();
  });

  test('counts down to the next code, across a reload too', async ({ page }) => {
    const address = newEmail('resend');
    await page.goto(`/register?${new URLSearchParams({ email: address, fullname: 'Lê Minh' })}`);
    const resend = page.getByRole('button', { name: /^Gửi lại/ });
    const left = async () => Number((await resend.textContent())?.match(/\d+/)?.[0]);
    await expect(resend).toHaveText(/Gửi lại sau \d+ giây/);
    await expect(resend).toBeDisabled();
    const first = await left();
    expect(first).toBeGreaterThan(50);
    await expect.poll(left).toBeLessThan(first);
    await page.reload();
    await expect(resend).toHaveText(/Gửi lại sau \d+ giây/);
    expect(await left()).toBeLessThan(first);
    await expect(resend).toBeDisabled();
    // What the tab remembers serves even where the server does not answer.
    await page.route('**/check-time-verification/**', (route) => route.abort());
    await page.reload();
    await expect(resend).toBeDisabled();
  });
});

test('a forgotten password is changed with the mailed code', async ({ page, request }) => {
  const account = await newAccount(request, strong);
  await page.goto('/login?to=%2Fprofile');
  await email(page).fill(account);
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await expect(email(page)).toHaveValue(account);
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await page.waitForURL(at(`/change-password?${new URLSearchParams({ username: account, to: '/profile' })}`));
  const forgotten = page.getByLabel('Mã xác thực');
  await expect(forgotten).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const code = await mailedCode(request, account, 'đổi mật khẩu');
  await forgotten.fill(code);
  const change = async (secret: string) => {
    await page.getByLabel('Mật khẩu mới').fill(secret);
    await page.getByLabel('Nhập lại mật khẩu').fill(secret);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  };
  await change(strong);
  await expect(page.getByLabel('Mật khẩu mới')).toHaveAccessibleDescription(/Mật khẩu mới phải khác mật khẩu hiện tại/);
  await change('Password@123');
  await expect(page.getByLabel('Mật khẩu mới')).toHaveAccessibleDescription(/quá phổ biến/);
  await page.getByLabel('Mật khẩu mới').fill('gK7#pQ');
  await expect(page.getByText('dưới 8 ký tự')).toBeVisible();
  await change('Trà-Shan&Lam94');
  await expect(page.getByText('dưới 8 ký tự')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Đã lưu mật khẩu mới' })).toBeVisible();
  await page.getByRole('button', { name: 'Đăng nhập ngay' }).click();
  await page.waitForURL(at('/login?to=%2Fprofile'));
  await fillLogin(page, account, strong);
  await submit(page).click();
  await expect(page.getByText('E-mail hoặc mật khẩu không đúng')).toHaveCount(1);
  await password(page).fill('Trà-Shan&Lam94');
  await submit(page).click();
  await page.waitForURL(at('/profile'));
});

test('the link of a password reset leads to a new password, once', async ({ page, request }) => {
  const account = await newAccount(request, 'Mật-mã&Cũ82');
  const headers = { authorization: `Bearer ${await tokenOf(page, 'admin')}` };
  const reset = await request.post('/api/v1/users/reset-password', { headers, data: { username: account } });
  expect(reset.ok()).toBe(true);
  const link = await mailed(request, account, /https?:\/\/\S+/, 'Đặt lại');
  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
  await expect(email(page)).toHaveValue(account);
  const choose = async () => {
    await page.getByLabel('Mật khẩu mới').fill(strong);
    await page.getByLabel('Nhập lại mật khẩu').fill(strong);
    await page.getByRole('button', { name: 'Lưu mật khẩu' }).click();
  };
  await choose();
  await page.getByRole('button', { name: 'Đăng nhập ngay' }).click();
  await page.waitForURL(at('/login'));
  await fillLogin(page, account, strong);
  await submit(page).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(pathname + search + hash);
  await choose();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Đặt mật khẩu bằng mã mới qua e-mail' }).click();
  await expect(email(page)).toHaveValue(account);
});

test.describe('redirects', () => {
  test('a visitor goes to login, which remembers where to', async ({ page }) => {
    await page.goto('/campaigns/done?page=2');
    await page.waitForURL(at(`/login?to=${encodeURIComponent('/campaigns/done?page=2')}`));
    await page.goto('/change-password');
    await page.waitForURL(at('/forgot-password'));
    await page.goto('/otp-auth?username=nobody');
    await page.waitForURL(at('/login'));
  });

  test('someone signed in is led past the pages before signing in', async ({ page }) => {
    await signIn(page, 'staff');
    for (const path of ['/', '/login', '/register', '/otp-auth', '/forgot-password', '/change-password']) {
      await page.goto(`${path}?to=%2Fkols`);
      await page.waitForURL(at('/kols'));
    }
    await page.goto('/register?email=a@b.vn&fullname=A');
    await page.waitForURL(at(home));
  });

  test('a hostile or unknown target leads home', async ({ page }) => {
    await signIn(page, 'staff');
    const targets = [
      '//evil.example',
      'javascript:alert(1)',
      'https://evil.example/kols',
      '/\\evil.example',
      '/nowhere',
    ];
    for (const to of targets) {
      await page.goto(`/login?${new URLSearchParams({ to })}`);
      await page.waitForURL(at(home));
    }
  });
});

test.describe('the session', () => {
  test('ends everywhere at logout', async ({ page, context }) => {
    await signIn(page, 'account', '/kols');
    const other = await context.newPage();
    await other.goto('/kols');
    await expect(other.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
    const { username } = await stored(page);
    const refresh_token = await keptToken(context);
    expect(refresh_token).toMatch(/^[\w-]{43}$/);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(refresh_token);
    await page.getByRole('button', { name: 'Tài khoản' }).click();
    const told = page.waitForResponse('**/api/v1/auth/logout');
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await page.waitForURL(at('/login'));
    await other.waitForURL(at('/login'));
    expect(await stored(page)).toBeNull();
    await told;
    const refused = await page.request.post('/api/v1/auth/refresh', {
      data: { user_name: username, refresh_token },
    });
    expect(refused.status()).toBe(401);
    expect(await keptToken(context)).toBeUndefined();
    await page.goto('/kols');
    await page.waitForURL(at('/login?to=%2Fkols'));
  });

  test('is renewed once for all calls of two tabs that expire together', async ({ page, context }) => {
    await signIn(page, 'supervisor', '/kols');
    const other = await context.newPage();
    await other.goto('/customers');
    // No list may be under way: a reload that cuts a renewal short is another matter.
    for (const tab of [page, other]) {
      await expect(tab.getByRole('row').nth(1)).toBeVisible();
      await expect(tab.locator('[aria-busy=true]')).toHaveCount(0);
    }
    const before = await stored(page);
    const former = await keptToken(context);
    const counted = await expire(context, before.accessToken);
    await Promise.all([page.reload(), other.reload()]);
    await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
    expect(counted.refreshes).toBe(1);
    const after = await stored(page);
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(await keptToken(context)).not.toBe(former);
    await page.goto('/brands');
    await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
  });

  test('that cannot be renewed is removed and the page loads anew at login', async ({ page, context }) => {
    // The stream would tell of the end before the click does.
    await context.route('**/api/v1/events', (route) => route.abort());
    await signIn(page, 'manager', '/kols');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const { accessToken } = await stored(page);
    await page.request.post('/api/v1/auth/logout', { data: { refresh_token: await keptToken(context) } });
    const counted = await expire(context, accessToken);
    await page.evaluate(() => Object.assign(window, { loadedBefore: true }));
    await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
    await page.waitForURL(at('/login?to=%2Fcustomers'));
    await expect(page.getByText('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.')).toBeVisible();
    expect(await page.evaluate(() => 'loadedBefore' in window)).toBe(false);
    expect(await stored(page)).toBeNull();
    expect(counted.refreshes).toBe(1);
  });
});

test.describe('the cookie of the session', () => {
  test('takes over a token of before that lies in the page, without asking anybody to sign in', async ({
    page,
    context,
  }) => {
    const username = 'executive@demo.example';
    const data = { username, password: demoPassword, isKeepLogin: true };
    const answer = await page.request.post('/api/v1/auth/login', { data });
    const { access_token: accessToken, refresh_token: refreshToken } = (await answer.json()).data;
    expect(await keptToken(context)).toBeUndefined();
    await page.goto('/login');
    const kept = JSON.stringify({ username, accessToken, refreshToken, isKeepLogin: true });
    await page.evaluate((session) => localStorage.setItem('session', session), kept);
    await expire(context, accessToken);
    await page.goto('/brands');
    await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
    await expect.poll(() => stored(page)).not.toHaveProperty('refreshToken');
    expect((await stored(page)).accessToken).not.toBe(accessToken);
    expect(await keptToken(context)).toMatch(/^[\w-]{43}$/);
  });

  test('renews a session that is not kept for its page alone, and stays no longer than the browser', async ({
    page,
    context,
  }) => {
    await page.goto('/login?to=%2Fbrands');
    const answered = page.waitForResponse('**/api/v1/auth/login');
    await fillLogin(page, 'staff@demo.example', demoPassword);
    await submit(page).click();
    const { data } = await (await answered).json();
    expect(Object.keys(data).toSorted()).toEqual(['access_token', 'expires_in']);
    await page.waitForURL(at('/brands'));
    const session = (await context.cookies()).find(({ name }) => name === 'kolhub_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth', expires: -1 });
    // Two access tokens of one second are the same.
    await page.waitForTimeout(1_000);
    const counted = await expire(context, data.access_token);
    await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
    await page.waitForURL(at('/customers'));
    await expect.poll(() => counted.refreshes).toBe(1);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await stored(page)).toBeNull();
    // What is left in the browser opens nothing for whoever comes next.
    const { status, message } = await page.evaluate(async (user_name) => {
      const headers = { 'content-type': 'application/json', 'x-session': 'cookie' };
      const body = JSON.stringify({ user_name });
      const refused = await fetch('/api/v1/auth/refresh', { method: 'POST', headers, body });
      return { status: refused.status, message: (await refused.json()).message };
    }, 'staff@demo.example');
    expect([status, message]).toEqual([401, 'refresh_token_invalid']);
  });
});

test.describe('Google', () => {
  test('the callback hands type and socialId to its opener and closes', async ({ page }) => {
    await page.goto('/login');
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('message', ({ origin, data }) => resolve({ origin, data }));
        }),
    );
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => {
      window.open('/oauth/callback?type=google&socialId=token&email=a%40b.vn&fullname=A', '_blank', 'popup');
    });
    const popup = await opened;
    if (!popup.isClosed()) await popup.waitForEvent('close');
    expect(await heard).toEqual({
      origin: new URL(page.url()).origin,
      data: { type: 'google', socialId: 'token', email: 'a@b.vn', fullname: 'A', error: '' },
    });
  });

  test('a token that is not ours is refused; an e-mail nobody has goes on to registration', async ({
    page,
    context,
  }) => {
    const address = newEmail('google');
    const brought = new URLSearchParams({ type: 'google', socialId: 'forged', email: address, fullname: 'Lê Minh' });
    await context.route('**/api/v1/auth/providers', (route) => route.fulfill({ json: { data: { google: true } } }));
    await context.route('**/api/v1/auth/google', (route) =>
      route.fulfill({ status: 302, headers: { location: `/oauth/callback?${brought}` } }),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: 'Tiếp tục với Google' }).click();
    await expect(page.getByRole('alert')).toHaveText('Đăng nhập bằng Google không thành công');
    await context.route('**/api/v1/auth/login-social', (route) =>
      route.fulfill({ status: 404, json: { statusCode: 404, message: 'user_not_exist' } }),
    );
    await page.getByRole('button', { name: 'Tiếp tục với Google' }).click();
    await page.waitForURL(at(`/register?${new URLSearchParams({ email: address, fullname: 'Lê Minh' })}`));
    await expect(page.getByLabel('Mã xác thực')).toBeVisible();
  });

  test('is not offered where it is not set up', async ({ page }) => {
    const asked = page.waitForResponse('**/api/v1/auth/providers');
    await page.goto('/login');
    await asked;
    await expect(submit(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tiếp tục với Google' })).toHaveCount(0);
  });
});

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  wide: { width: 2560, height: 1300 },
})) {
  test(`the pages fit, ${name}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport, colorScheme: 'dark', locale: 'vi-VN' });
    const pages = ['/login', '/register', '/forgot-password', '/change-password?username=a@b.vn', '/oauth/callback'];
    for (const path of [
      ...pages,
      '/otp-auth?username=nobody@new.example',
      '/change-password?username=a@b.vn#password_token=t',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
      // Accessibility is looked at once per page.
      if (name === 'phone') expect(await seriousFindings(page), path).toEqual([]);
    }
    await page.close();
  });
}

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/domain/dates';
import { formatDay } from '../../src/domain/format';
import en from '../../src/domain/locales/en/mail.json';
import vi from '../../src/domain/locales/vi/mail.json';
import { requestCode } from '../../src/domain/requests/rules';
import { acceptPicture } from '../../src/server/adapters/files/inspect';
import { fileKey } from '../../src/server/adapters/files/store';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer, buildKol } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { codeOf, nobody } from './companies.fixtures';
import { blank, docx, zip } from './files.fixtures';
import { buildPicture } from './kols.fixtures';
import {
  buildClients,
  countWritten,
  requestFields,
  requestForm,
  sendRequest,
  solvedCaptcha,
} from './requests.fixtures';

let test: TestApp;
let clients: Awaited<ReturnType<typeof buildClients>>;
let staff: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await startTestApp();
  clients = await buildClients(test);
  staff = await signIn(test, ['manager']);
});
beforeEach(async () => {
  await test.database.pool.query('delete from rate_limits');
});
afterAll(() => test.close());

const post = (options: Parameters<TestApp['call']>[2]) => test.call('POST', '/campaigns/request/create', options);
const ask = (token: string, changes: Record<string, unknown> = {}) => post({ token, body: requestFields(changes) });
const readAs = async (token: string, id: string) =>
  (await test.call('GET', `/campaigns/request/${id}`, { token })).json().data;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
type Sent = [bytes: Buffer, name: string];
const faultsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().errors.map(({ property, message }: { property: string; message: string }) => `${property}: ${message}`);

describe('a request', () => {
  it('keeps all it was sent with, its KOLs in their order and its documents behind short-lived links', async () => {
    const [first, second] = [await buildKol(test.database.db), await buildKol(test.database.db)];
    const fields = requestFields({ request_kols: [second.id, first.id], brand_id: clients.brand.id });
    const form = requestForm(fields, {
      request_files: [[pdf, 'Đề bài.pdf']],
      request_docs: [[docx(), 'kế hoạch.docx']],
    });
    const answer = await post({ token: clients.forCustomer.token, form });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json().data;
    const request = await readAs(staff.token, id);
    expect(request).toMatchObject({
      request_name: fields.request_name,
      request_budget: 350_000_000,
      request_start_date: '2036-04-01',
      request_end_date: '2036-04-30',
      request_description: fields.request_description,
      request_status: 'pending',
      request_kols: [second.id, first.id],
      kol_total: 2,
      customer_email: fields.customer_email,
      customer_phone: '0912345678',
      brand: { id: clients.brand.id },
      customer: { id: clients.customer.id },
      campaign: null,
      person_in_charge: null,
      createdBy: { id: clients.forCustomer.id },
      version: 1,
    });
    expect(request.data_kols.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(request.data_files.map(({ file_name }: { file_name: string }) => file_name)).toEqual([
      'Đề bài.pdf',
      'kế hoạch.docx',
    ]);
    const file = await test.app.inject({ url: request.data_files[0].url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(
      (await test.app.inject({ url: request.data_files[0].url.replace(/signature=.*/, 'signature=x') })).statusCode,
    ).toBe(404);
    const [entry] = await trailOf(test, id);
    expect(entry).toMatchObject({ action: 'create', entity: 'campaign_request', actor_id: clients.forCustomer.id });
    expect(entry?.changes).toMatchObject({ request_name: { after: fields.request_name } });
  });

  it('may name documents its sender uploaded before, and nobody else’s', async () => {
    const form = requestForm({}, { file: [[pdf, 'a.pdf']] });
    const { id } = (await test.call('POST', '/media/create-file', { token: clients.forCustomer.token, form })).json()
      .data;
    const request = await readAs(
      staff.token,
      await sendRequest(test, clients.forCustomer.token, { request_files: [id] }),
    );
    expect(request.data_files).toMatchObject([{ id, file_name: 'a.pdf' }]);
    const stolen = await ask(clients.forBrand.token, { request_files: [id] });
    expect([codeOf(stolen), faultsOf(stolen)]).toEqual([[404, 'file_not_exist'], ['request_files: file_not_exist']]);
    const guest = await post({
      body: requestFields({ request_files: [id], captcha_token: await solvedCaptcha(test) }),
    });
    expect(codeOf(guest)).toEqual([404, 'file_not_exist']);
  });

  it('takes KOLs by repeated keys or with commas, each once', async () => {
    const [one, two] = [await buildKol(test.database.db), await buildKol(test.database.db)];
    for (const request_kols of [`${one.id}, ${two.id},${one.id}`, [one.id.toUpperCase(), two.id]]) {
      const form = requestForm(requestFields({ request_kols }));
      const { id } = (await post({ token: staff.token, form })).json().data;
      expect((await readAs(staff.token, id)).request_kols).toEqual([one.id, two.id]);
    }
  });
});

describe('bad input', () => {
  it.each([
    [{ request_name: '' }, 'request_name: field_required'],
    [{ request_name: 'a\nb' }, 'request_name: invalid_value'],
    [{ request_description: ' ' }, 'request_description: field_required'],
    [{ request_description: 'x'.repeat(5_001) }, 'request_description: text_too_long'],
    [{ request_budget: 0 }, 'request_budget: at_least_1'],
    [{ request_budget: -5 }, 'request_budget: at_least_1'],
    [{ request_budget: 1.5 }, 'request_budget: integer_required'],
    [{ request_budget: 1e15 }, 'request_budget: number_too_large'],
    [{ request_budget: 'nhiều' }, 'request_budget: invalid_value'],
    [{ request_start_date: '2036-05-01' }, 'request_end_date: end_date_before_start'],
    [{ request_start_date: '2036-02-30' }, 'request_start_date: invalid_date'],
    [{ request_end_date: null }, 'request_end_date: field_required'],
    [{ brand_name: '' }, 'brand_name: field_required'],
    [{ customer_name: undefined }, 'customer_name: field_required'],
    [{ customer_phone: '123' }, 'customer_phone: phone_number_is_incorrect'],
    [{ customer_phone: '02838221234' }, 'customer_phone: phone_number_is_incorrect'],
    [{ customer_email: 'không phải' }, 'customer_email: email_is_incorrect'],
    [{ customer_email: 'a@b.vn, c@d.vn' }, 'customer_email: email_is_incorrect'],
    [{ brand_id: 'x' }, 'brand_id: invalid_value'],
    [{ brand_id: {} }, 'brand_id: invalid_value'],
    [{ request_kols: ['x'] }, 'request_kols.0: invalid_value'],
    [{ request_kols: [{}] }, 'request_kols.0: invalid_value'],
    [
      { request_kols: Array.from({ length: 101 }, (_, at) => nobody.slice(0, -3) + String(at).padStart(3, '0')) },
      'request_kols: too_many_kols',
    ],
  ] as [Record<string, unknown>, string][])('case %# is refused at its field', async (changes, fault) => {
    const before = await countWritten(test);
    const answer = await ask(clients.forCustomer.token, changes);
    expect([codeOf(answer), faultsOf(answer)]).toEqual([[400, 'validation_failed'], [fault]]);
    expect(await countWritten(test)).toEqual(before);
  });

  it('names a KOL that cannot be asked for, and then keeps nothing: no file, no KOL, no word to anybody', async () => {
    const good = await buildKol(test.database.db);
    const pending = await buildKol(test.database.db, { status: 'pending' });
    const removed = await buildKol(test.database.db, { deleted_at: new Date() });
    const before = await countWritten(test);
    for (const { id } of [pending, removed, { id: nobody }]) {
      const form = requestForm(requestFields({ request_kols: [good.id, id] }), { request_files: [[pdf, 'a.pdf']] });
      const answer = await post({ token: clients.forCustomer.token, form });
      expect([codeOf(answer), faultsOf(answer)]).toEqual([[404, 'kol_not_exist'], ['request_kols.1: kol_not_exist']]);
    }
    expect(await countWritten(test)).toEqual(before);
  });
});

describe('files', () => {
  it.each([
    ['a workbook under another name', zip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' }), 415],
    ['a program called pdf', Buffer.from('MZ\x90\0 no document'), 415],
    ['an empty file', Buffer.alloc(0), 415],
    ['more than 5 MB', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('refuses %s', async (_name, bytes, status) => {
    const before = await countWritten(test);
    const request_files: Sent[] = [
      [pdf, 'good.pdf'],
      [bytes, 'bad.pdf'],
    ];
    const form = requestForm(requestFields(), { request_files });
    const answer = await post({ token: clients.forCustomer.token, form });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await countWritten(test)).toEqual(before);
  });

  it('says at which field, how many, and which fields take any', async () => {
    const token = clients.forCustomer.token;
    const wrong = await post({ token, form: requestForm(requestFields(), { brand_cover_image: [[pdf, 'a.png']] }) });
    expect([codeOf(wrong), faultsOf(wrong)]).toEqual([
      [415, 'file_type_invalid'],
      ['brand_cover_image: file_type_invalid'],
    ]);
    const eleven = Array.from({ length: 11 }, (): Sent => [pdf, 'a.pdf']);
    const many = await post({ token, form: requestForm(requestFields(), { request_files: eleven }) });
    expect([codeOf(many), faultsOf(many)]).toEqual([[400, 'validation_failed'], ['request_files: too_many_files']]);
    const odd = await post({
      token,
      form: requestForm(requestFields(), { ['constructor' as string]: [[pdf, 'a.pdf']] }),
    });
    expect(odd.statusCode).toBe(400);
    const large = Buffer.concat([pdf, Buffer.alloc(4.9 * 1024 * 1024)]);
    const six = Array.from({ length: 6 }, (): Sent => [large, 'a.pdf']);
    expect(codeOf(await post({ token, form: requestForm(requestFields(), { request_files: six }) }))).toEqual([
      413,
      'file_too_large',
    ]);
  });
});

describe('the cover of the brand', () => {
  const coverOf = async (token: string, changes: Record<string, unknown>) =>
    (await readAs(token, await sendRequest(test, token, changes))).brand_cover_image;

  it('goes along while the brand is called as it is, case and white space aside', async () => {
    const logo = await buildPicture(test);
    const brand = await buildBrand(test.database.db, {
      customer_id: clients.customer.id,
      name: 'Sương Mai',
      logo_file_id: logo.id,
    });
    const { token } = clients.forCustomer;
    const named = { brand_id: brand.id, brand_cover_image: logo.url };
    expect(await coverOf(token, { ...named, brand_name: ' sương MAI ' })).toBe(logo.url);
    expect(await coverOf(token, { brand_id: brand.id, brand_name: 'Sương Mai' })).toBe(logo.url);
    expect(await coverOf(token, { ...named, brand_name: 'Sương Mai Mới' })).toBeNull();
    expect(await coverOf(token, { ...named, brand_name: 'Suong Mai' })).toBeNull();
    const foreign = await ask(token, {
      ...named,
      brand_name: 'Sương Mai',
      brand_cover_image: 'https://evil.example/a.png',
    });
    expect([codeOf(foreign), faultsOf(foreign)]).toEqual([
      [404, 'file_not_exist'],
      ['brand_cover_image: file_not_exist'],
    ]);
  });

  it('sent as a file is kept re-encoded, and not at all under another name', async () => {
    const { token } = clients.forCustomer;
    const png = await blank(20, 20).png().toBuffer();
    const send = async (brand_name: string) => {
      const fields = requestFields({ brand_id: clients.brand.id, brand_name });
      const form = requestForm(fields, { brand_cover_image: [[png, 'a.png']] });
      return (await readAs(token, (await post({ token, form })).json().data.id)).brand_cover_image;
    };
    const { files } = await countWritten(test);
    expect(await send('Khác')).toBeNull();
    expect((await countWritten(test)).files).toBe(files);
    expect(await send(clients.brand.name)).toMatch(/^\/pictures\//);
  });
});

it('leaves no bytes behind where it is refused, nor those of a cover it does not keep', async () => {
  const { token } = clients.forCustomer;
  const document = Buffer.concat([pdf, Buffer.from(newId())]);
  const png = await blank(23, 29).png().toBuffer();
  const cover = await acceptPicture(png, 'a.png', { key: 'somebody' });
  const areStored = () =>
    Promise.all(
      [createHash('sha256').update(document).digest('hex'), cover.sha256].map(async (sha256) => {
        const stored = await test.services.files.get(fileKey(sha256));
        stored?.stream.destroy();
        return stored !== null;
      }),
    );
  const send = async (changes: Record<string, unknown>) => {
    const form = requestForm(requestFields({ brand_id: clients.brand.id, ...changes }), {
      request_files: [[document, 'a.pdf']],
      brand_cover_image: [[png, 'a.png']],
    });
    return (await post({ token, form })).statusCode;
  };
  for (const changes of [{ request_kols: [nobody] }, { brand_id: nobody }, { request_docs: [nobody] }]) {
    expect(await send({ brand_name: clients.brand.name, ...changes })).toBe(404);
    expect(await areStored()).toEqual([false, false]);
  }
  expect(await send({ brand_name: 'Khác' })).toBe(200);
  expect(await areStored()).toEqual([true, false]);
  expect(await send({ brand_name: clients.brand.name })).toBe(200);
  expect(await areStored()).toEqual([true, true]);
});

describe('whom it is for', () => {
  const boundTo = async (token: string, changes: Record<string, unknown>) => {
    const request = await readAs(token, await sendRequest(test, token, changes));
    return [request.customer?.id ?? null, request.brand?.id ?? null];
  };

  it('is what its sender represents, named or the only one', async () => {
    const { customer, brand, other, forCustomer, forBrand } = clients;
    expect(await boundTo(forCustomer.token, {})).toEqual([customer.id, null]);
    expect(await boundTo(forCustomer.token, { brand_id: other.id })).toEqual([customer.id, other.id]);
    expect(await boundTo(forCustomer.token, { customer_id: customer.id })).toEqual([customer.id, null]);
    expect(await boundTo(forBrand.token, {})).toEqual([customer.id, brand.id]);
    expect(await boundTo(forBrand.token, { brand_id: brand.id })).toEqual([customer.id, brand.id]);
  });

  it('is never somebody else', async () => {
    const { customer, other, forCustomer, forBrand } = clients;
    const foreign = await buildBrand(test.database.db);
    const rejected = await buildBrand(test.database.db, { customer_id: customer.id, status: 'reject' });
    for (const [token, brand_id] of [
      [forCustomer.token, foreign.id],
      [forBrand.token, other.id],
      [forCustomer.token, rejected.id],
      [forCustomer.token, nobody],
      [staff.token, nobody],
    ] as const) {
      expect(codeOf(await ask(token, { brand_id }))).toEqual([404, 'brand_not_exist']);
    }
    expect(codeOf(await ask(forCustomer.token, { customer_id: foreign.customer_id }))).toEqual([
      404,
      'customer_not_exist',
    ]);
    expect(codeOf(await ask(forBrand.token, { customer_id: customer.id }))).toEqual([404, 'customer_not_exist']);
    const mixed = await ask(staff.token, { brand_id: foreign.id, customer_id: customer.id });
    expect([codeOf(mixed), faultsOf(mixed)]).toEqual([[400, 'validation_failed'], ['customer_id: invalid_value']]);
  });

  it('has to be named where there are several, and exist at all', async () => {
    const { pool } = test.database;
    const two = await buildClients(test);
    const another = await buildCustomer(test.database.db);
    await pool.query(
      `insert into representatives (id, user_id, type, customer_id) values (gen_random_uuid(), $1, 'customer', $2)`,
      [two.forCustomer.id, another.id],
    );
    await pool.query(
      `insert into representatives (id, user_id, type, brand_id) values (gen_random_uuid(), $1, 'brand', $2)`,
      [two.forBrand.id, two.other.id],
    );
    expect(faultsOf(await ask(two.forCustomer.token))).toEqual(['customer_id: field_select_required']);
    expect(faultsOf(await ask(two.forBrand.token))).toEqual(['brand_id: field_select_required']);
    const nobodys = await signIn(test, ['customer'], { type: 'customer' });
    expect(codeOf(await ask(nobodys.token))).toEqual([403, 'permission_denied']);
  });

  it('is for staff whom they name, or nobody we know', async () => {
    expect(await boundTo(staff.token, {})).toEqual([null, null]);
    expect(await boundTo(staff.token, { brand_id: clients.brand.id })).toEqual([clients.customer.id, clients.brand.id]);
    expect(await boundTo(staff.token, { customer_id: clients.customer.id })).toEqual([clients.customer.id, null]);
  });
});

describe('a guest', () => {
  const guest = async (changes: Record<string, unknown> = {}, language = 'vi') => {
    const captcha_token = await solvedCaptcha(test);
    return post({ body: requestFields({ captcha_token, ...changes }), headers: { 'accept-language': language } });
  };

  it('is bound to nobody, whatever it names, with its files and a picture of its brand', async () => {
    const png = await blank(20, 20).png().toBuffer();
    const captcha_token = await solvedCaptcha(test);
    const fields = requestFields({ captcha_token, brand_id: clients.brand.id, customer_id: clients.customer.id });
    const form = requestForm(fields, { request_files: [[pdf, 'a.pdf']], brand_cover_image: [[png, 'logo.png']] });
    const answer = await post({ form });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json().data;
    const request = await readAs(staff.token, id);
    expect(request).toMatchObject({
      brand: null,
      customer: null,
      createdBy: null,
      data_files: [{ file_name: 'a.pdf' }],
    });
    expect(request.brand_cover_image).toMatch(/^\/pictures\//);
    expect(codeOf(await test.call('GET', `/campaigns/request/${id}`, { token: clients.forCustomer.token }))).toEqual([
      404,
      'request_not_exist',
    ]);
  });

  it('gets a mail in its language with the code of its request, with nothing it typed itself, and not for ever', async () => {
    const mailsTo = (email: string) => (test.services.mail.kept() ?? []).filter(({ to }) => to === email);
    const request_name = 'Bấm vào evil.example';
    for (const [language, words] of [
      ['vi', vi],
      ['en', en],
    ] as const) {
      const customer_email = `${language}@guest.example`;
      const sent = await guest({ customer_email, request_name, customer_name: request_name }, language);
      expect(sent.statusCode).toBe(200);
      const code = requestCode(sent.json().data.id);
      const [mail, more] = mailsTo(customer_email);
      expect(more).toBeUndefined();
      expect(mail?.subject).toBe(words.request_received.subject.replace('{{code}}', code));
      expect(mail?.text).toContain(words.request_code.replace('{{code}}', code));
      expect(mail?.text).toContain(words.request_received.lead);
      expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    }
    for (let index = 0; index < 4; index += 1) await guest({ customer_email: 'often@guest.example' });
    expect(mailsTo('often@guest.example')).toHaveLength(3);
    const customer_email = 'signed@client.example';
    await sendRequest(test, clients.forCustomer.token, { customer_email });
    expect(mailsTo(customer_email)).toEqual([]);
  });

  it('is told which of its documents is not taken', async () => {
    const fields = requestFields({ captcha_token: await solvedCaptcha(test) });
    const form = requestForm(fields, {
      request_files: [
        [pdf, 'good.pdf'],
        [Buffer.from('MZ no document'), 'bad.pdf'],
      ],
    });
    expect(faultsOf(await post({ form }))).toEqual(['request_files.1: file_type_invalid']);
  });

  it('is found by the code of its request', async () => {
    const { id } = (await guest()).json().data;
    for (const name of [requestCode(id), ` ${requestCode(id).toLowerCase()}`]) {
      const query = new URLSearchParams({ name });
      const { data } = (await test.call('GET', `/campaigns/request?${query}`, { token: staff.token })).json();
      expect(data.map((one: { id: string }) => one.id)).toEqual([id]);
    }
  });

  it('hears by mail, in its language, how the request stands; who signed in to ask does not', async () => {
    const mailsTo = (email: string) => (test.services.mail.kept() ?? []).filter(({ to }) => to === email);
    const customer_email = 'heard@guest.example';
    const { id } = (await guest({ customer_email, request_name: 'evil.example' }, 'en')).json().data;
    const person_in_charge = { id: staff.id };
    const set = (of: string, request_status: string) =>
      test.call('PUT', `/campaigns/request/${of}`, { token: staff.token, body: { request_status, person_in_charge } });
    expect((await set(id, 'on_going')).statusCode).toBe(200);
    // The same once more is no news.
    await set(id, 'on_going');
    expect((await set(id, 'cancel')).statusCode).toBe(200);
    // It waits as it did at first: nothing to tell.
    await set(id, 'pending');
    const [cancelled, working, receipt, ...more] = mailsTo(customer_email);
    const today = formatDay(dayOf(new Date()));
    expect(working?.subject).toBe('Your campaign request: in progress');
    expect(working?.text).toContain(`the campaign request you sent on ${today}`);
    expect(cancelled?.text).toContain(en.request_status.hint_cancel);
    expect(`${working?.html}${cancelled?.html}`).not.toContain('evil');
    const code = requestCode(id);
    expect(receipt?.subject).toBe(en.request_received.subject.replace('{{code}}', code));
    expect(working?.text).toContain(code);
    expect(more).toEqual([]);
    const own = await sendRequest(test, clients.forCustomer.token, { customer_email: 'own@client.example' });
    await set(own, 'approved');
    expect(mailsTo('own@client.example')).toEqual([]);
    const seen = async (of: string) =>
      (await test.call('GET', `/campaigns/request/${of}`, { token: staff.token })).json().data;
    expect([await seen(id), await seen(own)]).toMatchObject([{ is_guest: true }, { is_guest: false }]);
    const client = await test.call('GET', `/campaigns/request/${own}`, { token: clients.forCustomer.token });
    expect(client.json().data).not.toHaveProperty('is_guest');
  });
});

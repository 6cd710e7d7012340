// Made from the document by the test that runs this; there is no such package.
import type { paths } from 'kolhub-api';
import createClient from 'openapi-fetch';

export interface FlowOptions {
  baseUrl: string;
  username: string;
  password: string;
  /** Bytes of a picture. */
  picture: Uint8Array<ArrayBuffer>;
  /** What sends each call. */
  fetch(request: Request): Promise<Response>;
}

/** What a call answered. @throws Error with what it was refused with */
function done<T>({ data, error }: { data?: T; error?: { statusCode: number; message: string } }): T {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}

/** Signs in and brings a campaign from its customer to its report, by a client made from the document alone. */
export async function mainFlow({ baseUrl, username, password, picture, fetch }: FlowOptions) {
  const client = createClient<paths>({ baseUrl, fetch });
  const signedIn = done(await client.POST('/auth/login', { body: { username, password } })).data;
  if (!('access_token' in signedIn)) throw new Error(`a second factor: ${signedIn.second_factor.methods.join()}`);
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${signedIn.access_token}`);
    },
  });
  const me = done(await client.GET('/users/me')).data;
  const sectors = done(await client.GET('/setting/sectors')).data;
  const sectorOf = (type: 'kol' | 'customer_brand') =>
    sectors.flatMap((sector) => (sector.type === type ? [sector.id] : [])).slice(0, 1);
  const form = new FormData();
  form.append('file', new File([picture], 'cover.png', { type: 'image/png' }));
  const file = done(await client.POST('/media/create-file', { body: { file: '' }, bodySerializer: () => form })).data;

  const names = { name: 'Công ty Mẫu', trading_name: 'Mẫu', tax_number: '0312345678' };
  const customer = done(
    await client.POST('/customers', { body: { ...names, code: 'KH1', sectors: sectorOf('customer_brand') } }),
  ).data;
  const brand = done(
    await client.POST('/brands', {
      body: { code: 'NH1', name: 'Nhãn Mẫu', customer_id: customer.id, sectorIds: sectorOf('customer_brand') },
    }),
  ).data;
  const kol = done(
    await client.POST('/kols', {
      body: { avatar: file.id, code: 'KOL1', stage_name: 'Ánh', fullname: 'Nguyễn Ánh', sectors: sectorOf('kol') },
    }),
  ).data;
  const campaign = done(
    await client.POST('/campaigns', {
      body: {
        ...{ cover_image: file.id, name: 'Chiến dịch Mẫu', code: 'CD1', type: 'booking', keywords: ['trà sữa'] },
        ...{ start_date: '2026-03-01', end_date: '2026-03-31', budget: 500_000_000 },
        ...{ status: 'on_going', brand_id: brand.id, managers: [me.id] },
      },
    }),
  ).data;
  const path = { id: campaign.id };
  const sow = done(
    await client.POST('/campaigns/{id}/sows', {
      params: { path },
      body: {
        ...{ kol_id: kol.id, is_online: true, social_type: 'facebook', post_format: 'post_posts', post_count: 1 },
        ...{ kpi_engagement: 1_000, booking_price: 10_000_000, sale_price: 12_000_000, description: 'Một bài' },
        ...{ is_offline: true, off_description: 'Sự kiện', off_booking_price: 1_000_000, off_sale_price: 2_000_000 },
      },
    }),
  ).data;
  const post = done(
    await client.POST('/campaigns/{id}/posts', {
      params: { path },
      body: {
        url_post: 'https://www.facebook.com/permalink.php?story_fbid=1234567&id=100000000000001',
        sow_id: sow.id,
        kol_id: kol.id,
      },
    }),
  ).data;
  done(
    await client.PUT('/campaigns/update-acceptance', {
      body: { sow_id: sow.id, post_type: 'attend_live_events', title: 'Buổi ra mắt' },
    }),
  );
  const detail = done(await client.GET('/campaigns/{id}', { params: { path } })).data;
  const report = done(await client.GET('/campaigns/final-report/{id}', { params: { path } })).data;
  const refused = await client.GET('/campaigns/{id}', { params: { path: { id: kol.id } } });
  return {
    brands: done(await client.GET('/brands', { params: { query: { name: 'Nhãn' } } })).data.map(({ name }) => name),
    acceptances: 'campaignAcceptances' in detail ? detail.campaignAcceptances.map(({ title }) => title) : [],
    posted: post.sow_id === sow.id,
    engagement: report.totals.engagement,
    // One of the codes the document names for this call.
    refusal: refused.error?.message satisfies string | undefined,
  };
}

import { deflateSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { send } from './newStaff';
import { get } from './signIn';

let made = 0;

export interface NewCampaign {
  id: string;
  name: string;
  version: number;
}

/** A picture nobody else has sent, so many pixels wide and high. */
export function newPicture(width = 64, height = 36): Promise<Buffer> {
  made += 1;
  const background = { r: made % 256, g: (Date.now() >> 4) % 256, b: process.pid % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The bytes of a small PDF. */
export const newDocument = () => Buffer.from(`%PDF-1.4\n${deflateSync(String(Date.now())).toString('hex')}\n%%EOF\n`);

async function sent(page: Page, token: string, buffer: Buffer): Promise<string> {
  const answer = await page.request.post('/api/v1/media/create-file', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'cover.png', mimeType: 'image/png', buffer } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.url;
}

/** A running campaign of its own for one test; of the brand given, or of one of the demo. */
export async function newCampaign(
  page: Page,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<NewCampaign> {
  made += 1;
  const code = `CD${Date.now().toString(36)}${process.pid}${made}`.toUpperCase();
  const me = (await get(page, token, '/users/me')).data;
  const [brand] = (await get(page, token, '/brands?sort=NAMEASC')).data;
  return send(page, token, 'POST', '/campaigns', {
    cover_image: await sent(page, token, await newPicture()),
    name: `Chiến dịch ${code}`,
    code,
    type: 'booking',
    keywords: ['chi tiết'],
    status: 'on_going',
    start_date: '2026-03-01',
    end_date: '2026-03-31',
    budget: 100_000_000,
    brand_id: brand.id,
    managers: [me.id],
    ...changes,
  });
}

interface SowWish {
  kol_id: string;
  social_type?: string;
  post_format?: string;
  kpi_buzz?: number;
  kpi_views?: number;
  post_count?: number;
}

/** An online SOW of a campaign; its id. */
export async function newSow(page: Page, token: string, campaignId: string, wish: SowWish): Promise<string> {
  const sow = await send(page, token, 'POST', `/campaigns/${campaignId}/sows`, {
    is_online: true,
    social_type: 'tiktok',
    post_format: 'post_videos',
    description: '<p>Một video <strong>giới thiệu</strong></p>',
    post_count: 2,
    kpi_views: 10_000,
    booking_price: 8_000_000,
    sale_price: 10_000_000,
    ...wish,
  });
  return sow.id;
}

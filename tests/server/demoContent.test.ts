import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setByHand } from '../../src/domain/kols/prices';
import { networkOfUrl, networks } from '../../src/domain/networks';
import { normalise } from '../../src/domain/text';
import { campaignIdeas } from '../../src/server/demo/content/campaignIdeas';
import { formatsOfNetwork, sowDescription } from '../../src/server/demo/content/campaigns';
import { demoBrands, demoCustomers } from '../../src/server/demo/content/companies';
import { followerHistory } from '../../src/server/demo/content/followers';
import { demoPrices } from '../../src/server/demo/content/kolPrices';
import { demoKols } from '../../src/server/demo/content/kols';
import { brandMark, campaignCover, groupPhoto, portrait, toPng, toWebp } from '../../src/server/demo/content/pictures';
import { postMetrics } from '../../src/server/demo/content/postMetrics';
import { postUrl } from '../../src/server/demo/content/posts';
import { createRandom, uuidv7At } from '../../src/server/demo/content/random';
import { brandIndustries, customerSectors, jobs, kolSectors } from '../../src/server/reference/lists';

const codes = (list: readonly { code: string }[]) => new Set(list.map((item) => item.code));

describe('the source of chance', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const take = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.int(0, 1_000_000)
        )(createRandom(seed)),
      );
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
  });

  it('keeps to bounds and to the distribution asked for', () => {
    const random = createRandom('bounds');
    const dice = Array.from({ length: 6_000 }, () => random.int(1, 6));
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const normal = Array.from({ length: 6_000 }, () => random.gaussian(10, 2));
    expect(normal.reduce((sum, value) => sum + value, 0) / normal.length).toBeCloseTo(10, 0);
    expect(random.pickSome([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
  });

  it('makes version 7 ids that carry their time', () => {
    const date = new Date('2025-03-04T05:06:07.089Z');
    const random = createRandom('ids');
    const ids = Array.from({ length: 500 }, () => uuidv7At(random, date));
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(date.getTime());
    }
  });
});

describe('demo KOLs', () => {
  const kols = demoKols(createRandom('demo'));

  it('are the same sixty every time, with unique codes and names', () => {
    expect(kols).toEqual(demoKols(createRandom('demo')));
    expect(kols).toHaveLength(60);
    expect(codes(kols).size).toBe(60);
    expect(new Set(kols.map((kol) => normalise(kol.stage_name))).size).toBe(60);
  });

  it('name known jobs and sectors, and prices in steps of half a million', () => {
    for (const kol of kols) {
      expect(kol.sectors.length).toBeGreaterThan(0);
      for (const sector of kol.sectors) expect(codes(kolSectors)).toContain(sector);
      for (const job of kol.jobs) expect(codes(jobs)).toContain(job);
      expect(kol.booking_price_from % 500_000).toBe(0);
      expect(kol.booking_price_to % 500_000).toBe(0);
      expect(kol.booking_price_to).toBeGreaterThan(kol.booking_price_from);
      expect(kol.type === 'community').toBe(kol.birthdate === null);
    }
  });

  it('have, most of them, a price list for their networks that says their range, or one that was set by hand', () => {
    const lists = kols.map((kol) => ({ kol, prices: demoPrices(createRandom(kol.stage_name), kol) }));
    const listed = lists.filter(({ prices }) => prices.length > 0);
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.length).toBeLessThan(60);
    for (const { kol, prices } of listed) {
      const kinds = prices.map(({ social_type, post_format }) => `${social_type} ${post_format}`);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const { social_type, price } of prices) {
        expect(kol.socials.map((social) => social.social_type)).toContain(social_type);
        expect(price % 500_000).toBe(0);
      }
    }
    const byHand = listed.filter(({ kol, prices }) => setByHand(kol, prices).booking_price_to !== null);
    expect(byHand.length).toBeGreaterThan(2);
    expect(byHand.length).toBeLessThan(listed.length / 2);
    for (const { kol, prices } of listed) expect(setByHand(kol, prices).booking_price_from).toBeNull();
  });

  it('have channels on the network they say, from 8 thousand to 5 million followers, few of them huge', () => {
    const socials = kols.flatMap((kol) => kol.socials);
    for (const social of socials) {
      expect(networkOfUrl(social.url)).toBe(social.social_type);
      expect(social.follower_count).toBeGreaterThanOrEqual(8_000);
      expect(social.follower_count).toBeLessThanOrEqual(5_000_000);
    }
    const huge = socials.filter((social) => social.follower_count > 1_000_000).length;
    expect(huge).toBeGreaterThan(4);
    expect(huge / socials.length).toBeLessThan(0.2);
    for (const network of networks)
      expect(socials.filter((social) => social.social_type === network).length).toBeGreaterThan(20);
  });
});

describe('histories', () => {
  it('of followers cover a year, in order, and end at today’s count', () => {
    const points = followerHistory(createRandom('f'), 120_000, '2025-06-30');
    expect(points[0]?.day).toBe('2024-06-30');
    expect(points.at(-1)).toEqual({ day: '2025-06-30', followers: 120_000 });
    expect(points.map((point) => point.day)).toEqual([...new Set(points.map((point) => point.day))].sort());
    expect(points[0]?.followers).toBeLessThan(120_000);
  });

  it('of posts never fall, saturate, and leave unknown what a network hides', () => {
    const input = { postedAt: new Date('2025-01-01T12:00:00Z'), until: new Date('2025-04-01T12:00:00Z') };
    for (const network of networks) {
      for (let round = 0; round < 20; round++) {
        const points = postMetrics(createRandom(`${network}${round}`), { followers: 300_000, network, ...input });
        expect(points).toHaveLength(91);
        for (const metric of ['view', 'reaction', 'comment', 'share', 'brand_mention'] as const) {
          const values = points.map((point) => point[metric]).filter((value) => value !== null);
          expect(values).toEqual([...values].sort((a, b) => a - b));
          expect(values.every(Number.isInteger)).toBe(true);
        }
        const [first, middle, last] = [points[0], points[45], points[90]];
        expect((last?.reaction ?? 0) - (middle?.reaction ?? 0)).toBeLessThan(
          (middle?.reaction ?? 0) - (first?.reaction ?? 0) + 1,
        );
        if (network === 'youtube') expect(points.every((point) => point.share === null)).toBe(true);
      }
    }
    const hidden = Array.from(
      { length: 100 },
      (_, seed) =>
        postMetrics(createRandom(`fb${seed}`), { followers: 9_000, network: 'facebook', ...input })[0]?.view === null,
    );
    expect(hidden.filter(Boolean).length).toBeGreaterThan(70);
    expect(
      postMetrics(createRandom('x'), {
        followers: 9_000,
        network: 'tiktok',
        postedAt: input.until,
        until: input.postedAt,
      }),
    ).toEqual([]);
  });
});

describe('companies and campaigns', () => {
  it('refer to each other and to the lists', () => {
    expect(codes(demoCustomers).size).toBe(12);
    expect(codes(demoBrands).size).toBe(25);
    for (const customer of demoCustomers) {
      expect(customer.code).toBe(customer.code.toUpperCase());
      expect(customer.name).toBe(customer.name.toUpperCase());
      expect(customer.tax_number).toMatch(/^\d{10}$/);
      expect(codes(customerSectors)).toContain(customer.sector);
    }
    for (const brand of demoBrands) {
      expect(codes(demoCustomers)).toContain(brand.customer);
      expect(codes(brandIndustries)).toContain(brand.industry);
      for (const sector of brand.sectors) expect(codes(customerSectors)).toContain(sector);
      expect(brand.phone).toMatch(/^0[35789]\d{8}$/);
    }
    expect(new Set(campaignIdeas.map((idea) => idea.brand))).toEqual(codes(demoBrands));
  });

  it('sectors carry the unaccented name that search compares', () => {
    for (const sector of [...kolSectors, ...customerSectors, ...brandIndustries])
      expect(sector.un_name).toBe(normalise(sector.vi));
  });

  it('scopes of work use only safe tags, and post addresses belong to their network', () => {
    const random = createRandom('posts');
    for (const idea of campaignIdeas) {
      for (const network of networks) {
        for (const format of formatsOfNetwork[network]) {
          const tags = sowDescription(random, idea, format).match(/<[^>]+>/g) ?? [];
          expect(tags.every((tag) => /^<\/?(p|ul|li|strong)>$/.test(tag))).toBe(true);
          expect(networkOfUrl(postUrl(random, network, 'ten_demo', format))).toBe(network);
        }
      }
    }
  });
});

describe('pictures', () => {
  it('are the same for a seed, hold no text and no foreign address', () => {
    for (const draw of [portrait, groupPhoto, brandMark, campaignCover]) {
      expect(draw('Sương Mai')).toBe(draw('Sương Mai'));
      expect(draw('Sương Mai')).not.toBe(draw('Cơm Bếp'));
      expect(draw('Sương Mai')).not.toMatch(/<text|href=/);
    }
  });

  it('become raster files of the width asked for', async () => {
    const png = await sharp(await toPng(campaignCover('a'), 640)).metadata();
    expect([png.format, png.width, png.height]).toEqual(['png', 640, 360]);
    const webp = await sharp(await toWebp(portrait('a', 'male'), 256)).metadata();
    expect([webp.format, webp.width, webp.height]).toEqual(['webp', 256, 256]);
    const { isOpaque, entropy } = await sharp(await toPng(brandMark('Nếp Làng'), 200)).stats();
    expect(isOpaque).toBe(true);
    expect(entropy).toBeGreaterThan(0.1);
  });
});

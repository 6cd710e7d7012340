import { lookBy, traces, type Verb, word } from './verb';

const onlineSow = {
  is_online: true,
  social_type: 'facebook',
  post_format: 'post_posts',
  description: '<p>Một bài đăng</p>',
  post_count: 2,
  booking_price: 8_000_000,
  sale_price: 10_000_000,
};

export const customerCreated: Verb = {
  name: 'customer added',
  weight: 2,
  async prepare(stage) {
    const key = word();
    const names = { code: key, name: `Công ty ${key}`, trading_name: `Tên ${key}`, tax_number: '0301234567' };
    const body = { ...names, sectors: [stage.base.companySector] };
    const sent = { method: 'POST', path: '/customers', token: stage.tokenOf('manager'), body };
    return { keys: [key], sent, again: { taken: ['customer_code_already_exist'] } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(c.id) as times,
        coalesce(sum((select count(*) from customer_sectors s where s.customer_id = c.id)), 0) as sectors,
        coalesce(sum((${traces('customer', 'c.id')})), 0) as traces
      from unnest($1::text[]) key left join customers c on c.code = upper(key) group by key`,
      { sectors: 1, traces: 1 },
    ),
};

export const campaignCreated: Verb = {
  name: 'campaign with parts',
  weight: 3,
  async prepare(stage) {
    const key = word();
    const [first, second, third] = stage.base.kols;
    const body = {
      cover_image: stage.base.picture,
      code: key,
      name: `Chiến dịch ${key}`,
      type: 'booking',
      keywords: ['trà sữa'],
      budget: 500_000_000,
      brand_id: stage.base.brand,
      managers: [stage.base.people.manager.id],
      start_date: '2026-12-01',
      end_date: '2026-12-31',
      sows: [first, second, third].map((kol_id) => ({ ...onlineSow, kol_id })),
      campaignPosts: [1, 2].map((n) => ({
        kol_id: first,
        url_post: `https://www.facebook.com/photo/${key}${n}`,
        reaction: 10,
        reason: 'đọc tay',
      })),
    };
    const sent = { method: 'POST', path: '/campaigns', token: stage.tokenOf('manager'), body };
    return { keys: [key], sent, again: { taken: ['campaign_code_already_exist'] } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(c.id) as times,
        coalesce(sum((select count(*) from sows s where s.campaign_id = c.id)), 0) as sows,
        coalesce(sum((select count(*) from campaign_posts p where p.campaign_id = c.id)), 0) as posts,
        coalesce(sum((select count(*) from metric_snapshots m where m.owner_id = c.id)), 0) as readings,
        coalesce(sum((select count(*) from campaign_people p where p.campaign_id = c.id)), 0) as people,
        coalesce(sum((${traces('campaign', 'c.id')})), 0) as traces
      from unnest($1::text[]) key left join campaigns c on c.code = key group by key`,
      { sows: 3, posts: 2, readings: 2, people: 1, traces: 1 },
    ),
};

export const sowAdded: Verb = {
  name: 'SOW added',
  weight: 2,
  async prepare(stage) {
    const key = word();
    const body = { ...onlineSow, kol_id: stage.base.kols[1], note: key, confirm_duplicate: true };
    const path = `/campaigns/${stage.base.campaign}/sows`;
    return { keys: [key], sent: { method: 'POST', path, token: stage.tokenOf('manager'), body } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(s.id) as times, coalesce(sum((${traces('sow', 's.id')})), 0) as traces
      from unnest($1::text[]) key left join sows s on s.note = key group by key`,
      { traces: 1 },
    ),
};

export const postAdded: Verb = {
  name: 'post added',
  weight: 2,
  async prepare(stage) {
    const key = word();
    const url_post = `https://www.facebook.com/photo/${key}`;
    const body = { kol_id: stage.base.kols[0], url_post, view: 5_000, reaction: 100, reason: 'đọc tay', sow_number: 1 };
    const path = `/campaigns/${stage.base.campaign}/posts`;
    const sent = { method: 'POST', path, token: stage.tokenOf('manager'), body };
    return { keys: [key], sent, again: { taken: ['post_already_exist'] } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(p.id) as times,
        coalesce(sum((select count(*) from metric_snapshots m where m.subject_id = p.id)), 0) as readings,
        coalesce(sum((select count(*) from metric_latest m where m.subject_id = p.id)), 0) as latest,
        coalesce(sum((${traces('campaign_post', 'p.id')})), 0) as traces
      from unnest($1::text[]) key left join campaign_posts p on p.url_post = 'https://www.facebook.com/photo/' || key
      group by key`,
      { readings: 2, latest: 2, traces: 1 },
    ),
};

export const reportFrozen: Verb = {
  name: 'report frozen',
  weight: 1,
  // Six files are rendered of each.
  apart: 30_000,
  async prepare(stage) {
    const key = word();
    const path = `/campaigns/${stage.base.campaign}/report-snapshots`;
    return { keys: [key], sent: { method: 'POST', path, token: stage.tokenOf('manager'), body: { label: key } } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(r.id) as times, count(r.id) filter (where r.status = 'ready') as ready,
        coalesce(sum((select count(*) from report_snapshot_files f join media_files m on m.id = f.file_id
          and m.sha256 = f.sha256 where f.snapshot_id = r.id)), 0) as files,
        coalesce(sum((${traces('report_snapshot', 'r.id', 'freeze')})), 0) as traces
      from unnest($1::text[]) key left join report_snapshots r on r.label = key group by key`,
      { ready: 1, files: 6, traces: 1 },
    ),
};

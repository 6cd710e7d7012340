// A second way to the report's numbers, straight from CONTRACT.md §5: plain loops over everything, exact fractions,
// nothing shared with the server's code. Slow on purpose.

export interface ReferenceReading {
  metric: 'view' | 'reaction' | 'comment' | 'share' | 'brand_mention';
  at: Date;
  value: number | null;
}

export interface ReferencePost {
  sow: number;
  network: string;
  is_active: boolean;
  post_time: Date | null;
  /** In the order they are written; of two for one instant the later counts. */
  readings: ReferenceReading[];
}

export interface ReferenceSow {
  kol: number;
  online: { network: string; format: string; booking: number | null; sale: number | null } | null;
  offline: { booking: number | null; sale: number | null } | null;
  followers: number | null;
  post_count: number;
  kpi: Record<'like' | 'share' | 'comment' | 'views' | 'engagement' | 'buzz' | 'mentions', number | null>;
  /** Percent in hundredths: 325 is 3.25 %. */
  rate_hundredths: number | null;
}

export interface ReferenceCampaign {
  start_date: string;
  end_date: string | null;
  sows: ReferenceSow[];
  posts: ReferencePost[];
}

type Count = bigint | null;
type Fraction = { over: bigint; under: bigint } | null;

const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short' });
const daysOnTheClock = new Map<number, string>();
function dayOnTheClock(instant: Date): string {
  const known = daysOnTheClock.get(instant.getTime());
  if (known) return known;
  const day = clock.format(instant);
  daysOnTheClock.set(instant.getTime(), day);
  return day;
}
const count = (value: number | null): Count => (value === null ? null : BigInt(value));

function fraction(over: Count, under: Count): Fraction {
  return over === null || under === null || under === 0n ? null : { over, under };
}

function divide(a: Fraction, b: Fraction): Fraction {
  return a && b ? fraction(a.over * b.under, a.under * b.over) : null;
}

function times(a: Fraction, factor: bigint): Fraction {
  return a && { over: a.over * factor, under: a.under };
}

/** Long division on paper: two decimals, the third decides. */
function written(value: Fraction): number | null {
  if (!value) return null;
  const thousandths = (value.over * 1000n) / value.under;
  const digits = (thousandths / 10n + (thousandths % 10n >= 5n ? 1n : 0n)).toString().padStart(3, '0');
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Which of a post's metrics the network publishes. */
const published: Record<string, string[]> = {
  facebook: ['reaction', 'comment', 'share'],
  instagram: ['reaction', 'comment', 'share', 'view'],
  tiktok: ['reaction', 'comment', 'share', 'view'],
  youtube: ['reaction', 'comment', 'view'],
};

/** The last reading of a metric of a post by the end of a day. */
export function newestAt<Reading extends ReferenceReading>(
  post: { readings: Reading[] },
  metric: string,
  day: string,
): Reading | undefined {
  let newest: Reading | undefined;
  for (const reading of post.readings) {
    if (reading.metric !== metric || dayOnTheClock(reading.at) > day) continue;
    if (!newest || reading.at >= newest.at) newest = reading;
  }
  return newest;
}

const valueAt = (post: ReferencePost, metric: string, day: string): Count =>
  count(newestAt(post, metric, day)?.value ?? null);

const parts = {
  views: ['view'],
  like: ['reaction'],
  comment: ['comment'],
  share: ['share'],
  mentions: ['brand_mention'],
  engagement: ['reaction', 'comment', 'share'],
  buzz: ['comment', 'share'],
} as const;
type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];
const composite = (name: Name) => name === 'engagement' || name === 'buzz';

function add(posts: ReferencePost[], name: Name, day: string): { sum: Count; known: number; of: number } {
  let sum: Count = null;
  let known = 0;
  for (const post of posts) {
    const values = parts[name].map((metric) => ({ metric, value: valueAt(post, metric, day) }));
    for (const { value } of values) if (value !== null) sum = (sum ?? 0n) + value;
    const needed = composite(name) ? values.filter(({ metric }) => published[post.network]?.includes(metric)) : values;
    if (needed.every(({ value }) => value !== null)) known += 1;
  }
  return { sum, known, of: posts.length };
}

function figures(posts: ReferencePost[], day: string) {
  const all = names.map((name) => [name, add(posts, name, day)] as const);
  const sums = Object.fromEntries(all.map(([name, { sum }]) => [name, sum])) as Record<Name, Count>;
  const coverage = Object.fromEntries(all.map(([name, { known, of }]) => [name, { known, of }])) as Record<
    Name,
    { known: number; of: number }
  >;
  return { sums, coverage };
}

const numbers = (sums: Record<Name, Count>) =>
  Object.fromEntries(names.map((name) => [name, sums[name] === null ? null : Number(sums[name])])) as Record<
    Name,
    number | null
  >;

function plus(a: Count, b: Count): Count {
  return a === null && b === null ? null : (a ?? 0n) + (b ?? 0n);
}

function pricesOf(sow: ReferenceSow) {
  const both = (which: 'sale' | 'booking') =>
    plus(count(sow.online?.[which] ?? null), count(sow.offline?.[which] ?? null));
  return { price: both('sale'), booking: both('booking') };
}

function progressOf(sow: ReferenceSow, posts: ReferencePost[], day: string) {
  const { sums, coverage } = figures(posts, day);
  const { price, booking } = pricesOf(sow);
  const followers = count(sow.followers);
  const kpi = (name: keyof ReferenceSow['kpi']) => count(sow.kpi[name]);
  const whole = (type: string, name: Name, target: Count, current: Count = sums[name]) => ({
    type,
    current: current === null ? null : Number(current),
    target: target === null ? null : Number(target),
    rate: written(times(fraction(current, target), 100n)),
    ...coverage[name],
  });
  const cost = (type: string, name: 'engagement' | 'views') => {
    const [current, target] = [fraction(price, sums[name]), fraction(price, kpi(name))];
    const rate = written(times(divide(target, current), 100n));
    return { type, current: written(current), target: written(target), rate, ...coverage[name] };
  };
  const reached = times(fraction(sums.engagement, followers), 100n);
  const promised = sow.rate_hundredths === null ? null : { over: BigInt(sow.rate_hundredths), under: 100n };
  const posted = { known: posts.length, of: posts.length };
  return {
    price: price === null ? null : Number(price),
    booking_price: booking === null ? null : Number(booking),
    booking_cpe: written(fraction(booking, sums.engagement)),
    booking_cpv: written(fraction(booking, sums.views)),
    postProcess: [
      { ...whole('quantity', 'views', BigInt(sow.post_count), BigInt(posts.length)), ...posted },
      whole('engagement', 'engagement', kpi('engagement')),
      whole('buzz', 'buzz', kpi('buzz')),
      whole('comment', 'comment', kpi('comment')),
      whole('share', 'share', kpi('share')),
      cost('cpe', 'engagement'),
      cost('cpv', 'views'),
      whole('like', 'like', kpi('like')),
      whole('mention', 'mentions', kpi('mentions')),
      whole('views', 'views', kpi('views')),
      {
        type: 'engagement_rate',
        current: written(reached),
        target: written(promised),
        rate: written(times(divide(reached, promised), 100n)),
        ...coverage.engagement,
      },
    ],
  };
}

function totalsOf(campaign: ReferenceCampaign, posts: ReferencePost[], day: string) {
  const { sums, coverage } = figures(posts, day);
  const prices = campaign.sows.map(pricesOf);
  const price = prices.map((each) => each.price).reduce(plus, null);
  const booking = prices.map((each) => each.booking).reduce(plus, null);
  const reach = new Map<string, bigint>();
  for (const { kol, online, followers } of campaign.sows) {
    if (!online || followers === null) continue;
    const account = `${kol} ${online.network}`;
    const before = reach.get(account) ?? 0n;
    reach.set(account, BigInt(followers) > before ? BigInt(followers) : before);
  }
  const followers = reach.size === 0 ? null : [...reach.values()].reduce((a, b) => a + b);
  return {
    posts: posts.length,
    ...numbers(sums),
    engagement_rate: written(times(fraction(sums.engagement, followers), 100n)),
    price: price === null ? null : Number(price),
    booking_price: booking === null ? null : Number(booking),
    cpe: written(fraction(price, sums.engagement)),
    cpv: written(fraction(price, sums.views)),
    booking_cpe: written(fraction(booking, sums.engagement)),
    booking_cpv: written(fraction(booking, sums.views)),
    coverage,
    progress: togetherOf(campaign, posts, day),
  };
}

function togetherOf(campaign: ReferenceCampaign, posts: ReferencePost[], day: string) {
  const promisedTo = (of: (sow: ReferenceSow) => Count) => {
    let target: Count = null;
    let promising = 0;
    let concerned = 0;
    const those = new Set<number>();
    campaign.sows.forEach((sow, index) => {
      const promised = of(sow);
      target = plus(target, promised);
      const has = promised !== null && promised !== 0n;
      if (has) {
        promising += 1;
        those.add(index);
      }
      if (has || posts.some((post) => post.sow === index)) concerned += 1;
    });
    const counted = promising === 0 ? posts : posts.filter(({ sow }) => those.has(sow));
    return { target: target as Count, counted, sows: { promising, of: concerned } };
  };
  const line = (type: string, current: Count, target: Count, cover: { known: number; of: number }) => ({
    type,
    current: current === null ? null : Number(current),
    target: target === null ? null : Number(target),
    rate: written(times(fraction(current, target), 100n)),
    ...cover,
  });
  const postsLine = () => {
    const { target, counted, sows } = promisedTo((sow) => BigInt(sow.post_count));
    let kept = 0n;
    campaign.sows.forEach((sow, index) => {
      const there = counted.filter((post) => post.sow === index).length;
      kept += BigInt(sows.promising > 0 && there > sow.post_count ? sow.post_count : there);
    });
    return { ...line('quantity', kept, target, { known: Number(kept), of: Number(kept) }), sows };
  };
  const named = {
    engagement: 'engagement',
    buzz: 'buzz',
    comment: 'comment',
    share: 'share',
    like: 'like',
    mention: 'mentions',
    views: 'views',
  } as const;
  return [
    postsLine(),
    ...Object.entries(named).map(([type, name]) => {
      const { target, counted, sows } = promisedTo((sow) => count(sow.kpi[name]));
      const { sums, coverage } = figures(counted, day);
      return { ...line(type, sums[name], target, coverage[name]), sows };
    }),
  ];
}

function nextDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function visible<Post extends ReferencePost>(campaign: { posts: Post[] }, day: string): Post[] {
  return campaign.posts.filter(
    ({ is_active, post_time }) => is_active && (post_time === null || dayOnTheClock(post_time) <= day),
  );
}

function byDay(campaign: ReferenceCampaign, asOf: string) {
  const posts = visible(campaign, asOf);
  const appeared = posts.flatMap(({ post_time }) => (post_time ? [dayOnTheClock(post_time)] : []));
  const read = posts.flatMap(({ readings, post_time }) =>
    readings
      .filter(({ metric, at }) => metric !== 'brand_mention' && dayOnTheClock(at) <= asOf)
      .map(({ at }) => [dayOnTheClock(at), post_time ? dayOnTheClock(post_time) : ''].sort()[1] ?? ''),
  );
  const first = [campaign.start_date, ...appeared, ...read].sort()[0] ?? '';
  const last = [...read, ...(campaign.end_date ? [campaign.end_date] : [])].sort().at(-1);
  const states = [];
  for (let day = first; last && day <= last && day <= asOf; day = nextDay(day)) {
    const { views, engagement, buzz } = numbers(figures(visible(campaign, day), day).sums);
    states.push({ date: day, views, engagement, buzz });
  }
  return states;
}

/** The posts there were at the end of a day with what each had by then, in their given order; `measured` is a day. */
export function referencePosts<Post extends ReferencePost>(campaign: { posts: Post[] }, asOf: string) {
  return visible(campaign, asOf).map((post) => {
    const newest = ['view', 'reaction', 'comment', 'share', 'brand_mention'].map((metric) => {
      const reading = newestAt(post, metric, asOf);
      return { metric, value: reading?.value ?? null, day: reading ? dayOnTheClock(reading.at) : '' };
    });
    const of = (metric: string) => newest.find((one) => one.metric === metric)?.value ?? null;
    return {
      post,
      posted: post.post_time ? dayOnTheClock(post.post_time) : null,
      view: of('view'),
      reaction: of('reaction'),
      comment: of('comment'),
      share: of('share'),
      brand_mention: of('brand_mention'),
      measured:
        newest
          .map(({ day }) => day)
          .sort()
          .at(-1) || null,
    };
  });
}

/** Every number of the report as of the end of a day (`YYYY-MM-DD`, Asia/Ho_Chi_Minh), SOWs in their given order. */
export function referenceReport(campaign: ReferenceCampaign, asOf: string) {
  const posts = visible(campaign, asOf);
  const planned = campaign.sows.flatMap(({ online }) => (online ? [online.network] : []));
  const shown = ['facebook', 'instagram', 'tiktok', 'youtube'].filter(
    (network) => planned.includes(network) || posts.some((post) => post.network === network),
  );
  return {
    totals: totalsOf(campaign, posts, asOf),
    progress: campaign.sows.map((sow, index) =>
      progressOf(
        sow,
        posts.filter((post) => post.sow === index),
        asOf,
      ),
    ),
    by_network: shown.map((network) => {
      const own = posts.filter((post) => post.network === network);
      const { sums, coverage } = figures(own, asOf);
      return { social_type: network, posts: own.length, ...numbers(sums), coverage };
    }),
    by_day: byDay(campaign, asOf),
  };
}

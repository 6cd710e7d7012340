/** A row for each campaign whose kept counts (`campaign_counts`) are not what counting it gives. */
export const miscounted = `
  select c.code as what from campaigns c
  left join campaign_counts kept on kept.campaign_id = c.id
  cross join lateral (
    select count(*) as sow_total, count(distinct s.kol_id) as kol_total, coalesce(sum(s.post_count), 0) as post_count,
      coalesce(sum(there.posts), 0) as post_total,
      coalesce(sum(case when there.posts < s.post_count then there.posts else s.post_count end), 0) as post_kept,
      count(*) filter (where s.is_online and s.social_type is not null and there.posts < s.post_count) as owing_sows,
      count(*) filter (where s.is_online and s.social_type is not null and there.posts = 0 and s.post_count > 0) as empty_sows,
      sum(coalesce(s.sale_price, 0) + coalesce(s.off_sale_price, 0)) as sale_total
    from sows s
    cross join lateral (select count(*) as posts from campaign_posts p where p.sow_id = s.id and p.is_active) there
    where s.campaign_id = c.id
  ) counted
  where (coalesce(kept.sow_total, 0), coalesce(kept.kol_total, 0), coalesce(kept.post_count, 0),
      coalesce(kept.post_total, 0), coalesce(kept.post_kept, 0), coalesce(kept.owing_sows, 0), coalesce(kept.empty_sows, 0), kept.sale_total)
    is distinct from (counted.sow_total, counted.kol_total, counted.post_count, counted.post_total, counted.post_kept,
      counted.owing_sows, counted.empty_sows, counted.sale_total)`;

ALTER TABLE "kols" ADD COLUMN "public" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- Between what everybody and what only staff is shown stands now what visitors are not.
UPDATE kol_reach SET hidden = hidden + 1 WHERE hidden > 0;
--> statement-breakpoint
-- Makes the list rows of these KOLs anew; KOLs that are gone or deleted lose theirs. Whoever writes pending_changes of
-- a KOL also writes the KOL, one version further, afterwards: that shows it.
CREATE OR REPLACE FUNCTION refresh_kol_cards(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  -- Whoever waits here for another writer of the same KOL must then see what that one wrote.
  PERFORM FROM kols WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM kol_reach WHERE kol_id = ANY (ids);
  DELETE FROM kol_cards c WHERE c.kol_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM kols k WHERE k.id = c.kol_id AND k.deleted_at IS NULL);
  DELETE FROM kol_facets f WHERE f.kol_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM kols k WHERE k.id = f.kol_id AND k.deleted_at IS NULL);
  INSERT INTO kol_facets (kol_id, created_at, search, public_search, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, sector_ids, job_codes)
  SELECT k.id, k.created_at, k.search, k.public_search,
    CASE WHEN k.status <> 'active' THEN k.status
      WHEN EXISTS (SELECT FROM pending_changes p WHERE p.entity = 'kol' AND p.entity_id = k.id AND p.decided_at IS NULL)
        THEN CASE WHEN k.public THEN 'held' ELSE 'unlisted_held' END
      ELSE CASE WHEN k.public THEN 'active' ELSE 'unlisted' END END,
    k.type, k.the_talent_partner, k.outstanding, k.booking_price_from, k.booking_price_to,
    array(SELECT sector_id FROM kol_sectors WHERE kol_id = k.id),
    array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code)
  FROM kols k
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET (created_at, search, public_search, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, sector_ids, job_codes) = (excluded.created_at, excluded.search,
    excluded.public_search, excluded.status, excluded.type, excluded.the_talent_partner, excluded.outstanding,
    excluded.booking_price_from, excluded.booking_price_to, excluded.sector_ids, excluded.job_codes);
  INSERT INTO kol_cards (kol_id, card)
  SELECT k.id, json_build_object(
      'id', k.id, 'code', k.code, 'stage_name', k.stage_name,
      'avatar', (SELECT '/pictures/' || sha256 FROM media_files WHERE id = k.avatar_file_id),
      'type', k.type, 'bio', k.bio, 'the_talent_partner', k.the_talent_partner, 'outstanding', k.outstanding,
      'status', CASE WHEN f.status IN ('held', 'unlisted_held') THEN 'pending' ELSE k.status END,
      'pending_edit', f.status IN ('held', 'unlisted_held'),
      'booking_price_from', k.booking_price_from, 'booking_price_to', k.booking_price_to,
      'create_date', to_char(k.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', k.version,
      'sectors', coalesce((SELECT json_agg(
          json_build_object('id', s.id, 'name', s.name, 'un_name', s.un_name) ORDER BY s.position, s.id)
        FROM kol_sectors ks JOIN sectors s ON s.id = ks.sector_id WHERE ks.kol_id = k.id), '[]'),
      'jobs', array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code),
      'socials', coalesce((SELECT json_agg(
          json_build_object('id', id, 'social_type', social_type, 'url', url, 'name', name, 'is_verified', is_verified,
            'follower_count', follower_count) ORDER BY follower_count DESC NULLS LAST, id)
        FROM socials WHERE kol_id = k.id), '[]'))
  FROM kols k JOIN kol_facets f ON f.kol_id = k.id
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET card = excluded.card;
  INSERT INTO kol_reach (kol_id, social_type, sector_id, followers, below, hidden, created_at)
  SELECT f.kol_id, social.social_type, sector.id, social.followers, social.below,
    CASE f.status WHEN 'active' THEN 0 WHEN 'held' THEN 0 WHEN 'unlisted' THEN 1 WHEN 'unlisted_held' THEN 1
      WHEN 'pending' THEN 2 ELSE 3 END, f.created_at
  FROM kol_facets f
  CROSS JOIN LATERAL (
    SELECT social_type, coalesce(follower_count, -1) AS followers, coalesce(
      lag(coalesce(follower_count, -1)) OVER (PARTITION BY social_type ORDER BY coalesce(follower_count, -1), id), -2
    ) AS below
    FROM socials WHERE kol_id = f.kol_id
  ) social
  CROSS JOIN LATERAL unnest(f.sector_ids || '00000000-0000-0000-0000-000000000000'::uuid) sector (id)
  WHERE f.kol_id = ANY (ids);
END
$$;

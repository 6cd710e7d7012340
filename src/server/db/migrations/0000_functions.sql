CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION normalise_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT trim(regexp_replace(lower(regexp_replace(translate(normalize(value, NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')) $$;

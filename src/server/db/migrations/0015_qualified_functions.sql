-- What a generated column calls is written into it when the column is restored or built anew, with nothing but
-- pg_catalog on the search path: it names the schema of every function of ours.
CREATE OR REPLACE FUNCTION normalise_tags(tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT ' ' || string_agg(ltrim(public.normalise_text(tag), '#') || ' ', '') FROM unnest(tags) tag $$;

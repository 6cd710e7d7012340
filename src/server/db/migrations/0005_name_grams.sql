-- Every five letters in a row, spaces among them: far fewer names share these than three letters within a word, so that
-- an index of them finds a longer text at a fraction of the cost. Shorter texts are left to the trigrams.
CREATE FUNCTION search_grams(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT array(SELECT substr(value, place, 5) FROM generate_series(1, length(value) - 4) place) $$;
--> statement-breakpoint
CREATE INDEX kol_facets_grams ON kol_facets USING gin (search_grams(search));

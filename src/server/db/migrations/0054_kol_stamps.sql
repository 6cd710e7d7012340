ALTER TABLE "kol_counts" ADD COLUMN "stamp" bigint DEFAULT floor(random() * 4503599627370496) NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_kols() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO kol_counts (status, change) SELECT status, count(*) FROM new_rows GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO kol_counts (status, change) SELECT status, -count(*) FROM old_rows GROUP BY status;
  ELSE
    INSERT INTO kol_counts (status, change)
    SELECT status, sum(change) FROM (
      SELECT status, 1 AS change FROM new_rows UNION ALL SELECT status, -1 FROM old_rows
    ) changes GROUP BY status HAVING sum(change) <> 0;
    IF NOT FOUND AND EXISTS (SELECT FROM new_rows) THEN
      -- A row nobody else is at, so that no writer waits for another; a new one where there is none.
      UPDATE kol_counts SET stamp = DEFAULT
      WHERE id = (SELECT id FROM kol_counts ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED);
      IF NOT FOUND THEN
        INSERT INTO kol_counts (status, change) SELECT status, 0 FROM new_rows LIMIT 1;
      END IF;
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE TABLE "kol_scores" (
	"kol_id" uuid PRIMARY KEY NOT NULL,
	"social_type" text,
	"followers" bigint,
	"total_followers" bigint,
	"size" text,
	"sector_id" uuid,
	"posts" integer DEFAULT 0 NOT NULL,
	"engagement_rate" numeric,
	"view_rate" numeric,
	"mean_engagement" numeric,
	"engagement_posts" integer DEFAULT 0 NOT NULL,
	"mean_views" numeric,
	"view_posts" integer DEFAULT 0 NOT NULL,
	"posts_per_week" numeric,
	"rhythm_posts" integer DEFAULT 0 NOT NULL,
	"rhythm_days" integer,
	"growth_90" numeric,
	"growth_readings" integer DEFAULT 0 NOT NULL,
	"growth_days" integer,
	"engagement_rate_quartile" smallint,
	"view_rate_quartile" smallint,
	"mean_views_quartile" smallint,
	"growth_90_quartile" smallint,
	"peers" integer DEFAULT 0 NOT NULL,
	"campaigns" integer DEFAULT 0 NOT NULL,
	"sows" integer DEFAULT 0 NOT NULL,
	"cpe" numeric,
	"cpe_sows" integer DEFAULT 0 NOT NULL,
	"cpv" numeric,
	"cpv_sows" integer DEFAULT 0 NOT NULL,
	"kpis_met" integer DEFAULT 0 NOT NULL,
	"kpis_of" integer DEFAULT 0 NOT NULL,
	"on_time" integer DEFAULT 0 NOT NULL,
	"on_time_of" integer DEFAULT 0 NOT NULL,
	"evaluation_average" numeric,
	"evaluation_count" integer DEFAULT 0 NOT NULL,
	"computed_at" timestamp with time zone,
	CONSTRAINT "kol_scores_social_type" CHECK ("kol_scores"."social_type" in ('facebook', 'instagram', 'tiktok', 'youtube')),
	CONSTRAINT "kol_scores_size" CHECK ("kol_scores"."size" in ('nano', 'micro', 'mid', 'macro', 'mega'))
);
--> statement-breakpoint
ALTER TABLE "kol_scores" ADD CONSTRAINT "kol_scores_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kol_scores_peers" ON "kol_scores" USING btree ("size","sector_id");--> statement-breakpoint
CREATE INDEX "kol_scores_computed" ON "kol_scores" USING btree ("computed_at");--> statement-breakpoint
CREATE INDEX "kol_scores_total_followers" ON "kol_scores" USING btree ("total_followers","kol_id");--> statement-breakpoint
CREATE INDEX "kol_scores_total_followers_desc" ON "kol_scores" USING btree ("total_followers" DESC NULLS LAST,"kol_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_scores_engagement_rate" ON "kol_scores" USING btree ("engagement_rate","kol_id");--> statement-breakpoint
CREATE INDEX "kol_scores_engagement_rate_desc" ON "kol_scores" USING btree ("engagement_rate" DESC NULLS LAST,"kol_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_scores_mean_views" ON "kol_scores" USING btree ("mean_views","kol_id");--> statement-breakpoint
CREATE INDEX "kol_scores_mean_views_desc" ON "kol_scores" USING btree ("mean_views" DESC NULLS LAST,"kol_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_scores_growth_90" ON "kol_scores" USING btree ("growth_90","kol_id");--> statement-breakpoint
CREATE INDEX "kol_scores_growth_90_desc" ON "kol_scores" USING btree ("growth_90" DESC NULLS LAST,"kol_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_scores_cpe" ON "kol_scores" USING btree ("cpe","kol_id");--> statement-breakpoint
CREATE INDEX "kol_scores_cpe_desc" ON "kol_scores" USING btree ("cpe" DESC NULLS LAST,"kol_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_scores_cpv" ON "kol_scores" USING btree ("cpv","kol_id");--> statement-breakpoint
CREATE INDEX "kol_scores_cpv_desc" ON "kol_scores" USING btree ("cpv" DESC NULLS LAST,"kol_id" DESC NULLS LAST);--> statement-breakpoint
-- Lists sorted by a figure walk these rows, so every KOL has one from the beginning.
CREATE FUNCTION begin_kol_scores() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO kol_scores (kol_id) SELECT id FROM new_rows;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER begin_kol_scores AFTER INSERT ON kols REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION begin_kol_scores();
--> statement-breakpoint
INSERT INTO kol_scores (kol_id) SELECT id FROM kols;

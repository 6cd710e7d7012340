CREATE TABLE "click_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "click_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "click_visitors" (
	"day" date NOT NULL,
	"shortener_id" uuid NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "click_visitors_day_shortener_id_visitor_pk" PRIMARY KEY("day","shortener_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "shortener_day_parts" (
	"shortener_id" uuid NOT NULL,
	"day" date NOT NULL,
	"device" text NOT NULL,
	"referrer" text NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "shortener_day_parts_shortener_id_day_device_referrer_pk" PRIMARY KEY("shortener_id","day","device","referrer"),
	CONSTRAINT "shortener_day_parts_device" CHECK ("shortener_day_parts"."device" in ('phone', 'tablet', 'desktop', 'other')),
	CONSTRAINT "shortener_day_parts_referrer" CHECK ("shortener_day_parts"."referrer" in ('facebook', 'instagram', 'tiktok', 'youtube', 'zalo', 'google', 'site', 'direct'))
);
--> statement-breakpoint
CREATE TABLE "shortener_days" (
	"shortener_id" uuid NOT NULL,
	"day" date NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"unique_people" bigint DEFAULT 0 NOT NULL,
	"repeat" bigint DEFAULT 0 NOT NULL,
	"bot" bigint DEFAULT 0 NOT NULL,
	"prefetch" bigint DEFAULT 0 NOT NULL,
	"head" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "shortener_days_shortener_id_day_pk" PRIMARY KEY("shortener_id","day")
);
--> statement-breakpoint
ALTER TABLE "shorteners" DROP CONSTRAINT "shorteners_slug_unique";--> statement-breakpoint
ALTER TABLE "shorteners" ALTER COLUMN "total_click" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD COLUMN "original_url" text;--> statement-breakpoint
ALTER TABLE "shorteners" ADD COLUMN "slug_plain" text GENERATED ALWAYS AS (lower(slug)) STORED;--> statement-breakpoint
ALTER TABLE "shorteners" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "shorteners" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shorteners" ADD COLUMN "last_click_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shorteners" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shorteners" ADD COLUMN "search" text GENERATED ALWAYS AS (normalise_text(coalesce(label, '') || ' ' || slug || ' ' || original_url)) STORED;--> statement-breakpoint
ALTER TABLE "shortener_day_parts" ADD CONSTRAINT "shortener_day_parts_shortener_id_shorteners_id_fk" FOREIGN KEY ("shortener_id") REFERENCES "public"."shorteners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortener_days" ADD CONSTRAINT "shortener_days_shortener_id_shorteners_id_fk" FOREIGN KEY ("shortener_id") REFERENCES "public"."shorteners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortener_days_day" ON "shortener_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "shorteners_slug_key" ON "shorteners" USING btree ("slug_plain");--> statement-breakpoint
CREATE INDEX "shorteners_post" ON "shorteners" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "shorteners_newest" ON "shorteners" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shorteners_clicks" ON "shorteners" USING btree ("total_click","id");--> statement-breakpoint
CREATE INDEX "shorteners_search" ON "shorteners" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- Neither addresses nor agents nor whole referrers are kept.
ALTER TABLE "clicks" DROP COLUMN "referrer", DROP COLUMN "user_agent",
  ADD COLUMN "device" text NOT NULL DEFAULT 'other', ADD COLUMN "referrer" text NOT NULL DEFAULT 'direct';--> statement-breakpoint
-- Who may add posts keeps their short links too; other groups of staff see them.
INSERT INTO role_permissions (role_id, scope, action)
SELECT p.role_id, 'shortener_management', given.letter
FROM role_permissions p CROSS JOIN unnest(ARRAY['r', 'c', 'u', 'd']) AS given (letter)
WHERE p.scope = 'campaigns_management' AND p.action = 'c_post'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO role_permissions (role_id, scope, action)
SELECT p.role_id, 'shortener_management', 'r' FROM role_permissions p JOIN roles r ON r.id = p.role_id
WHERE p.scope = 'campaigns_management' AND p.action = 'r' AND r.type = 'staff'
ON CONFLICT DO NOTHING;

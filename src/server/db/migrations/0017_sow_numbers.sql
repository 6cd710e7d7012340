-- The highest number a SOW of the campaign ever had: one that was removed leaves its number behind.
ALTER TABLE "campaigns" ADD COLUMN "last_sow_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "sows" ADD COLUMN "position" integer;--> statement-breakpoint
-- SOWs that are there get theirs in the order in which they were added.
UPDATE "sows" SET "number" = numbered.n, "position" = numbered.n
  FROM (SELECT id, row_number() OVER (PARTITION BY campaign_id ORDER BY created_at, id) AS n FROM "sows") numbered
  WHERE "sows".id = numbered.id;--> statement-breakpoint
UPDATE "campaigns" SET "last_sow_number" = given.n
  FROM (SELECT campaign_id, max("number") AS n FROM "sows" GROUP BY campaign_id) given
  WHERE "campaigns".id = given.campaign_id;--> statement-breakpoint
ALTER TABLE "sows" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_numbered" CHECK ("sows"."number" >= 1 and "sows"."position" >= 1);--> statement-breakpoint
DROP INDEX "sows_online_key";--> statement-breakpoint
DROP INDEX "sows_offline_key";--> statement-breakpoint
CREATE UNIQUE INDEX "sows_number_key" ON "sows" USING btree ("campaign_id","number");

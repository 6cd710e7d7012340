CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"along" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_by" uuid,
	"search" text GENERATED ALWAYS AS (normalise_text(name || ' ' || code)) STORED,
	CONSTRAINT "trash_kind" CHECK ("trash"."kind" in ('kol', 'customer', 'brand', 'campaign'))
);
--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("deleted_at","id");
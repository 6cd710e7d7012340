CREATE TABLE "intro_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"content" jsonb,
	"file_ids" uuid[] NOT NULL,
	"version" integer NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intro_drafts_lang_key" UNIQUE("lang")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "for_intro" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intro_pages" ADD COLUMN "lang" text NOT NULL;--> statement-breakpoint
ALTER TABLE "intro_pages" ADD COLUMN "file_ids" uuid[] NOT NULL;--> statement-breakpoint
CREATE INDEX "intro_pages_newest" ON "intro_pages" USING btree ("lang","created_at");
CREATE TABLE "told_together" (
	"event_key" text NOT NULL,
	"entity_id" uuid NOT NULL,
	CONSTRAINT "told_together_entity_id_event_key_pk" PRIMARY KEY("entity_id","event_key")
);
--> statement-breakpoint
CREATE INDEX "told_together_event" ON "told_together" USING btree ("event_key");
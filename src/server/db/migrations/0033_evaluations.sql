CREATE TABLE "evaluation_asks" (
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "evaluation_asks_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_asks" ADD CONSTRAINT "evaluation_asks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_asks" ADD CONSTRAINT "evaluation_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_asks_due" ON "evaluation_asks" USING btree ("asked_at") WHERE "evaluation_asks"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_evaluations_evaluator" ON "campaign_evaluations" USING btree ("evaluator_id");--> statement-breakpoint
-- The creative team is asked about only where it took part.
UPDATE "campaign_evaluations" "e" SET "q7" = NULL FROM "campaigns" "c" WHERE "c"."id" = "e"."campaign_id" AND "c"."type" = 'booking';--> statement-breakpoint
ALTER TABLE "campaign_evaluations" ADD CONSTRAINT "campaign_evaluations_q5" CHECK (array_ndims("campaign_evaluations"."q5") = 1 and cardinality("campaign_evaluations"."q5") = 3 and array_position("campaign_evaluations"."q5", null) is null
    and 1 <= all("campaign_evaluations"."q5") and 10 >= all("campaign_evaluations"."q5"));--> statement-breakpoint
ALTER TABLE "campaign_evaluations" ADD CONSTRAINT "campaign_evaluations_q6" CHECK (array_ndims("campaign_evaluations"."q6") = 1 and cardinality("campaign_evaluations"."q6") = 3 and array_position("campaign_evaluations"."q6", null) is null
    and 1 <= all("campaign_evaluations"."q6") and 10 >= all("campaign_evaluations"."q6"));--> statement-breakpoint
ALTER TABLE "campaign_evaluations" ADD CONSTRAINT "campaign_evaluations_q7" CHECK ("campaign_evaluations"."q7" is null or (array_ndims("campaign_evaluations"."q7") = 1 and cardinality("campaign_evaluations"."q7") = 3 and array_position("campaign_evaluations"."q7", null) is null
    and 1 <= all("campaign_evaluations"."q7") and 10 >= all("campaign_evaluations"."q7")));
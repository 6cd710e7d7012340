CREATE TABLE "social_proposals" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"cookie_sha256" text NOT NULL,
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"accounts" jsonb NOT NULL,
	"user_id" uuid,
	"invitation_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_proposals_type" CHECK ("social_proposals"."social_type" in ('facebook', 'instagram', 'tiktok')),
	CONSTRAINT "social_proposals_who" CHECK (num_nonnulls("social_proposals"."user_id", "social_proposals"."invitation_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "pending_changes" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_proposals" ADD CONSTRAINT "social_proposals_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_proposals" ADD CONSTRAINT "social_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_proposals" ADD CONSTRAINT "social_proposals_invitation_id_social_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."social_invitations"("id") ON DELETE cascade ON UPDATE no action;
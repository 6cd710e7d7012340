CREATE TABLE "social_connects" (
	"state_sha256" text PRIMARY KEY NOT NULL,
	"cookie_sha256" text NOT NULL,
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"user_id" uuid,
	"invitation_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_connects_type" CHECK ("social_connects"."social_type" in ('facebook', 'instagram', 'tiktok')),
	CONSTRAINT "social_connects_who" CHECK (num_nonnulls("social_connects"."user_id", "social_connects"."invitation_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "social_consents" (
	"social_id" uuid PRIMARY KEY NOT NULL,
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"remote_id" text NOT NULL,
	"granted_by" text NOT NULL,
	"scopes" text[] NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"access_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"username" text NOT NULL,
	"avatar" text,
	"introduction" text,
	"figures" jsonb,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lost_at" timestamp with time zone,
	"lost_reason" text,
	CONSTRAINT "social_consents_type" CHECK ("social_consents"."social_type" in ('facebook', 'instagram', 'tiktok')),
	CONSTRAINT "social_consents_reason" CHECK ("social_consents"."lost_reason" in ('withdrawn', 'revoked', 'ended')),
	CONSTRAINT "social_consents_token" CHECK ("social_consents"."lost_at" is not null or "social_consents"."access_token" is not null)
);
--> statement-breakpoint
CREATE TABLE "social_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"token_sha256" text NOT NULL,
	"email" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "social_invitations_type" CHECK ("social_invitations"."social_type" in ('facebook', 'instagram', 'tiktok'))
);
--> statement-breakpoint
DROP TABLE "user_social_accounts" CASCADE;--> statement-breakpoint
ALTER TABLE "social_connects" ADD CONSTRAINT "social_connects_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_connects" ADD CONSTRAINT "social_connects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_connects" ADD CONSTRAINT "social_connects_invitation_id_social_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."social_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_consents" ADD CONSTRAINT "social_consents_social_id_socials_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."socials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_consents" ADD CONSTRAINT "social_consents_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_invitations" ADD CONSTRAINT "social_invitations_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_invitations" ADD CONSTRAINT "social_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_consents_kol" ON "social_consents" USING btree ("kol_id");--> statement-breakpoint
CREATE INDEX "social_consents_granted" ON "social_consents" USING btree ("granted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "social_invitations_token" ON "social_invitations" USING btree ("token_sha256");--> statement-breakpoint
CREATE INDEX "social_invitations_kol" ON "social_invitations" USING btree ("kol_id","social_type","created_at");
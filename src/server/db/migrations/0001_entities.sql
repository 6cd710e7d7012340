CREATE TABLE "acceptance_images" (
	"acceptance_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "acceptance_images_acceptance_id_file_id_pk" PRIMARY KEY("acceptance_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"title" text NOT NULL,
	"post_type" text NOT NULL,
	"url_posts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaign_acceptances_post_type" CHECK ("campaign_acceptances"."post_type" in ('attend_live_events', 'perform_live_events', 'join_photoshoot', 'other', 'livestream'))
);
--> statement-breakpoint
CREATE TABLE "campaign_evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"evaluator_id" uuid NOT NULL,
	"q1" integer NOT NULL,
	"q2" integer NOT NULL,
	"q3" integer NOT NULL,
	"q4" integer NOT NULL,
	"q5" integer[] NOT NULL,
	"q6" integer[] NOT NULL,
	"q7" integer[],
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaign_evaluations_scores" CHECK (least("campaign_evaluations"."q1", "campaign_evaluations"."q2", "campaign_evaluations"."q3", "campaign_evaluations"."q4") >= 1 and greatest("campaign_evaluations"."q1", "campaign_evaluations"."q2", "campaign_evaluations"."q3", "campaign_evaluations"."q4") <= 10)
);
--> statement-breakpoint
CREATE TABLE "campaign_files" (
	"campaign_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_files_campaign_id_purpose_file_id_pk" PRIMARY KEY("campaign_id","purpose","file_id"),
	CONSTRAINT "campaign_files_purpose" CHECK ("campaign_files"."purpose" in ('internal_doc', 'customer_doc', 'liquidation', 'other_doc'))
);
--> statement-breakpoint
CREATE TABLE "campaign_people" (
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"duty" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_people_campaign_id_duty_user_id_pk" PRIMARY KEY("campaign_id","duty","user_id"),
	CONSTRAINT "campaign_people_duty" CHECK ("campaign_people"."duty" in ('manager', 'supervisor', 'executive', 'internal'))
);
--> statement-breakpoint
CREATE TABLE "campaign_post_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"sow_id" uuid,
	"title" text NOT NULL,
	"content" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"hashtag" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"used_time" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"social_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"url_post" text NOT NULL,
	"canonical_url" text NOT NULL,
	"post_time" timestamp with time zone,
	"content" text,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_short_video" boolean DEFAULT false NOT NULL,
	"shortener_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaign_posts_social_type" CHECK ("campaign_posts"."social_type" in ('facebook', 'instagram', 'tiktok', 'youtube'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pitching' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"budget" bigint NOT NULL,
	"description" text,
	"cover_file_id" uuid,
	"avatar_file_id" uuid,
	"brand_id" uuid NOT NULL,
	"other_doc_urls" text[] DEFAULT '{}' NOT NULL,
	"cancel_reason" text,
	"status_changed_at" timestamp with time zone,
	"created_by" uuid,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (normalise_text(name || ' ' || code)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaigns_type" CHECK ("campaigns"."type" in ('booking', 'booking_creative_plan', 'booking_content_direction')),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('pitching', 'on_going', 'liquidation', 'done', 'cancel')),
	CONSTRAINT "campaigns_budget" CHECK ("campaigns"."budget" >= 1),
	CONSTRAINT "campaigns_period" CHECK ("campaigns"."end_date" is null or "campaigns"."end_date" >= "campaigns"."start_date"),
	CONSTRAINT "campaigns_cancel" CHECK ("campaigns"."status" <> 'cancel' or "campaigns"."cancel_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "report_texts" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"key_finding" text,
	"key_finding_top_1" text,
	"key_finding_top_2" text,
	"key_finding_top_3" text,
	"key_recommendation" text,
	"engagement" text,
	"buzz" text,
	"view" text,
	"scorecard_metric" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kol_id" uuid NOT NULL,
	"is_online" boolean NOT NULL,
	"social_type" text,
	"post_format" text,
	"description" text,
	"post_count" integer DEFAULT 0 NOT NULL,
	"kpi_like" bigint,
	"kpi_share" bigint,
	"kpi_comment" bigint,
	"kpi_views" bigint,
	"kpi_engagement" bigint,
	"kpi_buzz" bigint,
	"kpi_mentions" bigint,
	"engagement_rate" numeric(7, 2),
	"booking_price" bigint,
	"sale_price" bigint,
	"is_offline" boolean DEFAULT false NOT NULL,
	"off_description" text,
	"off_booking_price" bigint,
	"off_sale_price" bigint,
	"note" text,
	"followers" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sows_part" CHECK ("sows"."is_online" or "sows"."is_offline"),
	CONSTRAINT "sows_online" CHECK (not "sows"."is_online" or ("sows"."social_type" is not null and "sows"."post_format" is not null and "sows"."booking_price" is not null and "sows"."sale_price" is not null)),
	CONSTRAINT "sows_offline" CHECK (not "sows"."is_offline" or ("sows"."off_booking_price" is not null and "sows"."off_sale_price" is not null)),
	CONSTRAINT "sows_social_type" CHECK ("sows"."social_type" in ('facebook', 'instagram', 'tiktok', 'youtube')),
	CONSTRAINT "sows_post_format" CHECK ("sows"."post_format" in ('post_videos', 'post_posts', 'post_shorts_reels', 'post_stories', 'livestream', 'join_minigames_giveaways', 'share_repost', 'add_product_links', 'allow_brand_ad_use', 'online_interacting_seeding', 'create_music_art_projects', 'other')),
	CONSTRAINT "sows_positive" CHECK (least("sows"."post_count", "sows"."kpi_like", "sows"."kpi_share", "sows"."kpi_comment", "sows"."kpi_views", "sows"."kpi_engagement", "sows"."kpi_buzz", "sows"."kpi_mentions", "sows"."engagement_rate", "sows"."booking_price", "sows"."sale_price", "sows"."off_booking_price", "sows"."off_sale_price", "sows"."followers") >= 0)
);
--> statement-breakpoint
CREATE TABLE "brand_sectors" (
	"brand_id" uuid NOT NULL,
	"sector_id" uuid NOT NULL,
	CONSTRAINT "brand_sectors_brand_id_sector_id_pk" PRIMARY KEY("brand_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"website" text,
	"phone" text,
	"address" text,
	"email" text,
	"description" text,
	"logo_file_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"created_by" uuid,
	"deleted_at" timestamp with time zone,
	"delete_reason" text,
	"search" text GENERATED ALWAYS AS (normalise_text(name || ' ' || code)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brands_status" CHECK ("brands"."status" in ('pending', 'active', 'reject'))
);
--> statement-breakpoint
CREATE TABLE "customer_sectors" (
	"customer_id" uuid NOT NULL,
	"sector_id" uuid NOT NULL,
	CONSTRAINT "customer_sectors_customer_id_sector_id_pk" PRIMARY KEY("customer_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"trading_name" text NOT NULL,
	"tax_number" text NOT NULL,
	"website" text,
	"logo_file_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"created_by" uuid,
	"deleted_at" timestamp with time zone,
	"delete_reason" text,
	"search" text GENERATED ALWAYS AS (normalise_text(name || ' ' || trading_name || ' ' || code || ' ' || tax_number)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customers_status" CHECK ("customers"."status" in ('pending', 'active', 'reject'))
);
--> statement-breakpoint
CREATE TABLE "representatives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"customer_id" uuid,
	"brand_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"delete_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "representatives_object" CHECK (("representatives"."type" = 'customer' and "representatives"."customer_id" is not null and "representatives"."brand_id" is null) or ("representatives"."type" = 'brand' and "representatives"."brand_id" is not null and "representatives"."customer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"username" text NOT NULL,
	"payload" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"payload" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_scope_action_pk" PRIMARY KEY("role_id","scope","action")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_display" text NOT NULL,
	"description" text,
	"status" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 100 NOT NULL,
	"type" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roles_type" CHECK ("roles"."type" in ('staff', 'customer', 'brand', 'kol'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"keep_login" boolean NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_captchas" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "user_social_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"profile_id" text NOT NULL,
	"username" text NOT NULL,
	"avatar" text,
	"introduction" text,
	"figures" jsonb NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"fullname" text NOT NULL,
	"phone" text,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"gender" text,
	"birthday" date,
	"address" text,
	"job" text,
	"position" text,
	"avatar_file_id" uuid,
	"department_id" uuid,
	"studio_id" uuid,
	"language_id" uuid,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"verified_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (normalise_text(fullname || ' ' || code || ' ' || username)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_type" CHECK ("users"."type" in ('staff', 'customer', 'brand', 'kol'))
);
--> statement-breakpoint
CREATE TABLE "channel_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"social_id" uuid NOT NULL,
	"kol_id" uuid NOT NULL,
	"link" text NOT NULL,
	"description" text,
	"thumbnail" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collect_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"social_type" text NOT NULL,
	"keyword" text NOT NULL,
	"min_follower" bigint,
	"max_follower" bigint,
	"filter_status" text DEFAULT 'wait' NOT NULL,
	"result_file_id" uuid,
	"created_by" uuid NOT NULL,
	"collectTime" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kol_jobs" (
	"kol_id" uuid NOT NULL,
	"job_code" text NOT NULL,
	CONSTRAINT "kol_jobs_kol_id_job_code_pk" PRIMARY KEY("kol_id","job_code")
);
--> statement-breakpoint
CREATE TABLE "kol_sectors" (
	"kol_id" uuid NOT NULL,
	"sector_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kol_sectors_kol_id_sector_id_pk" PRIMARY KEY("kol_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "kols" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"stage_name" text NOT NULL,
	"fullname" text,
	"type" text DEFAULT 'personal' NOT NULL,
	"the_talent_partner" boolean DEFAULT false NOT NULL,
	"outstanding" boolean DEFAULT false NOT NULL,
	"gender" text,
	"marriage" text,
	"birthdate" date,
	"bio" text,
	"description" text,
	"note" text,
	"avatar_file_id" uuid,
	"group_code" text,
	"group_name" text,
	"group_photo_file_id" uuid,
	"booking_price_from" bigint,
	"booking_price_to" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"user_id" uuid,
	"created_by" uuid,
	"deleted_at" timestamp with time zone,
	"delete_reason" text,
	"search" text GENERATED ALWAYS AS (normalise_text(stage_name || ' ' || coalesce(fullname, '') || ' ' || code)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kols_type" CHECK ("kols"."type" in ('personal', 'community_group')),
	CONSTRAINT "kols_status" CHECK ("kols"."status" in ('pending', 'active', 'reject')),
	CONSTRAINT "kols_gender" CHECK ("kols"."gender" in ('male', 'female', 'other')),
	CONSTRAINT "kols_marriage" CHECK ("kols"."marriage" in ('single', 'married', 'divorced')),
	CONSTRAINT "kols_booking_price" CHECK ("kols"."booking_price_from" >= 0 and "kols"."booking_price_to" >= "kols"."booking_price_from")
);
--> statement-breakpoint
CREATE TABLE "pending_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"approved" boolean,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "socials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"url" text NOT NULL,
	"name" text,
	"thumbnail" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"follower_count" bigint,
	"latest_update_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "socials_type" CHECK ("socials"."social_type" in ('facebook', 'instagram', 'tiktok', 'youtube')),
	CONSTRAINT "socials_followers" CHECK ("socials"."follower_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_files_kind" CHECK ("media_files"."kind" in ('picture', 'document'))
);
--> statement-breakpoint
CREATE TABLE "campaign_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_name" text NOT NULL,
	"request_description" text NOT NULL,
	"request_budget" bigint NOT NULL,
	"request_start_date" date NOT NULL,
	"request_end_date" date NOT NULL,
	"request_status" text DEFAULT 'pending' NOT NULL,
	"brand_name" text NOT NULL,
	"brand_cover_file_id" uuid,
	"customer_name" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_email" text NOT NULL,
	"brand_id" uuid,
	"customer_id" uuid,
	"person_in_charge_id" uuid,
	"campaign_id" uuid,
	"created_by" uuid,
	"request_date" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalise_text(request_name || ' ' || brand_name || ' ' || customer_name)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaign_requests_status" CHECK ("campaign_requests"."request_status" in ('pending', 'on_going', 'approved', 'cancel')),
	CONSTRAINT "campaign_requests_budget" CHECK ("campaign_requests"."request_budget" >= 1),
	CONSTRAINT "campaign_requests_period" CHECK ("campaign_requests"."request_end_date" >= "campaign_requests"."request_start_date")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"position" text,
	"requirement" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"request_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "request_files_request_id_file_id_pk" PRIMARY KEY("request_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "request_kols" (
	"request_id" uuid NOT NULL,
	"kol_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "request_kols_request_id_kol_id_pk" PRIMARY KEY("request_id","kol_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intro_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"country_code" text NOT NULL,
	"flag" text,
	"enable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"dependencies" jsonb NOT NULL,
	"event_key" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"create_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"un_name" text GENERATED ALWAYS AS (normalise_text(name)) STORED,
	"color_top" text NOT NULL,
	"color_bottom" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"department_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"sync_time" integer NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sync_times_hours" CHECK ("sync_times"."sync_time" > 0)
);
--> statement-breakpoint
CREATE TABLE "translation_keywords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "translation_keywords_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"keyword_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"translation" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_hashtags" (
	"brand_id" uuid NOT NULL,
	"hashtag_id" uuid NOT NULL,
	CONSTRAINT "brand_hashtags_brand_id_hashtag_id_pk" PRIMARY KEY("brand_id","hashtag_id")
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"message" text NOT NULL,
	"detail" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_errors_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "hashtags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"category" text,
	"classified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"rows" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kol_hashtags" (
	"kol_id" uuid NOT NULL,
	"hashtag_id" uuid NOT NULL,
	CONSTRAINT "kol_hashtags_kol_id_hashtag_id_pk" PRIMARY KEY("kol_id","hashtag_id")
);
--> statement-breakpoint
CREATE TABLE "metric_latest" (
	"owner_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"value" bigint,
	"source" text NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "metric_latest_owner_id_subject_id_metric_pk" PRIMARY KEY("owner_id","subject_id","metric"),
	CONSTRAINT "metric_latest_source" CHECK ("metric_latest"."source" in ('api', 'import', 'kol', 'manual', 'estimate'))
);
--> statement-breakpoint
CREATE TABLE "shorteners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"original_url" text NOT NULL,
	"total_click" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"campaign_id" uuid,
	"post_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shorteners_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "acceptance_images" ADD CONSTRAINT "acceptance_images_acceptance_id_campaign_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."campaign_acceptances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_images" ADD CONSTRAINT "acceptance_images_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_acceptances" ADD CONSTRAINT "campaign_acceptances_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_acceptances" ADD CONSTRAINT "campaign_acceptances_sow_id_sows_id_fk" FOREIGN KEY ("sow_id") REFERENCES "public"."sows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_evaluations" ADD CONSTRAINT "campaign_evaluations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_evaluations" ADD CONSTRAINT "campaign_evaluations_evaluator_id_users_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_files" ADD CONSTRAINT "campaign_files_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_files" ADD CONSTRAINT "campaign_files_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_people" ADD CONSTRAINT "campaign_people_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_people" ADD CONSTRAINT "campaign_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ADD CONSTRAINT "campaign_post_contents_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ADD CONSTRAINT "campaign_post_contents_sow_id_sows_id_fk" FOREIGN KEY ("sow_id") REFERENCES "public"."sows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD CONSTRAINT "campaign_posts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD CONSTRAINT "campaign_posts_sow_id_sows_id_fk" FOREIGN KEY ("sow_id") REFERENCES "public"."sows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD CONSTRAINT "campaign_posts_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_cover_file_id_media_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_avatar_file_id_media_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_texts" ADD CONSTRAINT "report_texts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_sectors" ADD CONSTRAINT "brand_sectors_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_sectors" ADD CONSTRAINT "brand_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_file_id_media_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sectors" ADD CONSTRAINT "customer_sectors_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sectors" ADD CONSTRAINT "customer_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_logo_file_id_media_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_social_accounts" ADD CONSTRAINT "user_social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_id_media_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_posts" ADD CONSTRAINT "channel_posts_social_id_socials_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."socials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_posts" ADD CONSTRAINT "channel_posts_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_orders" ADD CONSTRAINT "collect_orders_result_file_id_media_files_id_fk" FOREIGN KEY ("result_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_orders" ADD CONSTRAINT "collect_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_jobs" ADD CONSTRAINT "kol_jobs_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_jobs" ADD CONSTRAINT "kol_jobs_job_code_jobs_code_fk" FOREIGN KEY ("job_code") REFERENCES "public"."jobs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_sectors" ADD CONSTRAINT "kol_sectors_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_sectors" ADD CONSTRAINT "kol_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kols" ADD CONSTRAINT "kols_avatar_file_id_media_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kols" ADD CONSTRAINT "kols_group_photo_file_id_media_files_id_fk" FOREIGN KEY ("group_photo_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kols" ADD CONSTRAINT "kols_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kols" ADD CONSTRAINT "kols_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socials" ADD CONSTRAINT "socials_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_requests" ADD CONSTRAINT "campaign_requests_brand_cover_file_id_media_files_id_fk" FOREIGN KEY ("brand_cover_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_requests" ADD CONSTRAINT "campaign_requests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_requests" ADD CONSTRAINT "campaign_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_requests" ADD CONSTRAINT "campaign_requests_person_in_charge_id_users_id_fk" FOREIGN KEY ("person_in_charge_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_requests" ADD CONSTRAINT "campaign_requests_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_requests" ADD CONSTRAINT "campaign_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_campaign_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."campaign_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_kols" ADD CONSTRAINT "request_kols_request_id_campaign_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."campaign_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_kols" ADD CONSTRAINT "request_kols_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studios" ADD CONSTRAINT "studios_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_keyword_id_translation_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."translation_keywords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_hashtags" ADD CONSTRAINT "brand_hashtags_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_hashtags" ADD CONSTRAINT "brand_hashtags_hashtag_id_hashtags_id_fk" FOREIGN KEY ("hashtag_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_hashtags" ADD CONSTRAINT "kol_hashtags_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kol_hashtags" ADD CONSTRAINT "kol_hashtags_hashtag_id_hashtags_id_fk" FOREIGN KEY ("hashtag_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shorteners" ADD CONSTRAINT "shorteners_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shorteners" ADD CONSTRAINT "shorteners_post_id_campaign_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."campaign_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shorteners" ADD CONSTRAINT "shorteners_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_acceptances_campaign" ON "campaign_acceptances" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_acceptances_sow" ON "campaign_acceptances" USING btree ("sow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_evaluations_key" ON "campaign_evaluations" USING btree ("campaign_id","evaluator_id");--> statement-breakpoint
CREATE INDEX "campaign_files_file" ON "campaign_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "campaign_people_user" ON "campaign_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_post_contents_campaign" ON "campaign_post_contents" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_posts_url_key" ON "campaign_posts" USING btree ("campaign_id","canonical_url");--> statement-breakpoint
CREATE INDEX "campaign_posts_sow" ON "campaign_posts" USING btree ("sow_id");--> statement-breakpoint
CREATE INDEX "campaign_posts_kol" ON "campaign_posts" USING btree ("kol_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_code_key" ON "campaigns" USING btree (upper("code")) WHERE "campaigns"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "campaigns_search" ON "campaigns" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_status" ON "campaigns" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "campaigns_period" ON "campaigns" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "sows_online_key" ON "sows" USING btree ("campaign_id","kol_id","social_type","post_format") WHERE "sows"."is_online";--> statement-breakpoint
CREATE UNIQUE INDEX "sows_offline_key" ON "sows" USING btree ("campaign_id","kol_id") WHERE not "sows"."is_online";--> statement-breakpoint
CREATE INDEX "sows_kol" ON "sows" USING btree ("kol_id");--> statement-breakpoint
CREATE INDEX "brand_sectors_sector" ON "brand_sectors" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_code_key" ON "brands" USING btree (upper("code")) WHERE "brands"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brands_newest" ON "brands" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "brands_customer" ON "brands" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_sectors_sector" ON "customer_sectors" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_code_key" ON "customers" USING btree (upper("code")) WHERE "customers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "customers_tax_number" ON "customers" USING btree ("tax_number");--> statement-breakpoint
CREATE UNIQUE INDEX "representatives_key" ON "representatives" USING btree ("user_id","customer_id","brand_id") WHERE "representatives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "representatives_customer" ON "representatives" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "representatives_brand" ON "representatives" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_username" ON "one_time_tokens" USING btree ("username");--> statement-breakpoint
CREATE INDEX "otps_username" ON "otps" USING btree ("username","purpose");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_key" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_social_accounts_profile_key" ON "user_social_accounts" USING btree ("social_type","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_code_key" ON "users" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "users_studio" ON "users" USING btree ("studio_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_posts_link_key" ON "channel_posts" USING btree ("social_id","link");--> statement-breakpoint
CREATE INDEX "channel_posts_newest" ON "channel_posts" USING btree ("social_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collect_orders_user" ON "collect_orders" USING btree ("created_by","collectTime" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_jobs_job" ON "kol_jobs" USING btree ("job_code");--> statement-breakpoint
CREATE INDEX "kol_sectors_sector" ON "kol_sectors" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kols_code_key" ON "kols" USING btree (upper("code")) WHERE "kols"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "kols_user_key" ON "kols" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kols_search" ON "kols" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kols_newest" ON "kols" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "kols_name" ON "kols" USING btree ("stage_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_open_key" ON "pending_changes" USING btree ("entity","entity_id") WHERE "pending_changes"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "socials_url_key" ON "socials" USING btree ("url");--> statement-breakpoint
CREATE INDEX "socials_kol" ON "socials" USING btree ("kol_id");--> statement-breakpoint
CREATE INDEX "media_files_sha256" ON "media_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "media_files_created_by" ON "media_files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "campaign_requests_search" ON "campaign_requests" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaign_requests_newest" ON "campaign_requests" USING btree ("request_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "campaign_requests_customer" ON "campaign_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "campaign_requests_brand" ON "campaign_requests" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "request_kols_kol" ON "request_kols" USING btree ("kol_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_key" ON "departments" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "languages_code_key" ON "languages" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","create_date" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event_key" ON "notifications" USING btree ("user_id","event_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reasons_code_key" ON "reasons" USING btree ("type","code");--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_code_key" ON "sectors" USING btree ("type","code");--> statement-breakpoint
CREATE UNIQUE INDEX "studios_name_key" ON "studios" USING btree ("department_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "sync_times_value_key" ON "sync_times" USING btree ("type","sync_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_times_active_key" ON "sync_times" USING btree ("type") WHERE "sync_times"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "translations_key" ON "translations" USING btree ("keyword_id","language_id");--> statement-breakpoint
CREATE INDEX "translations_language" ON "translations" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "brand_hashtags_hashtag" ON "brand_hashtags" USING btree ("hashtag_id");--> statement-breakpoint
CREATE INDEX "client_errors_last" ON "client_errors" USING btree ("last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "hashtags_tag_key" ON "hashtags" USING btree (lower("tag"));--> statement-breakpoint
CREATE INDEX "import_runs_target" ON "import_runs" USING btree ("kind","target_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kol_hashtags_hashtag" ON "kol_hashtags" USING btree ("hashtag_id");--> statement-breakpoint
CREATE INDEX "shorteners_campaign" ON "shorteners" USING btree ("campaign_id");
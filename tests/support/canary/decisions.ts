import { type RoleName, roleNames } from '../../../src/domain/roles';

const administration: RoleName[] = ['admin', 'manager'];
const supervision: RoleName[] = [...administration, 'account_supervisor', 'account_manager'];
const collecting: RoleName[] = [
  ...supervision,
  'talent_account_executive',
  'associate_account_manager',
  'senior_account_executive',
  'junior_account_executive',
  'staff',
];
const staff: RoleName[] = [...collecting, 'account'];
const clients: RoleName[] = [...staff, 'client', 'customer', 'brand'];

/** Who asks, from everybody to nobody, by role. */
export const audiences = {
  anybody: [...roleNames, 'anonymous'],
  signedIn: roleNames,
  clients,
  owners: ['KOL'],
  working: [...staff, 'KOL'],
  staff,
  collecting,
  supervision,
  administration,
  nobody: [],
} as const satisfies Record<string, readonly (RoleName | 'anonymous')[]>;

/**
 * Which columns may reach whom, of the rows they have. A column stands here once, or among the unmarked: one that is new
 * fails until somebody has said who may see it.
 */
export const seenBy: Record<keyof typeof audiences, Record<string, string>> = {
  anybody: {
    brands: 'code name',
    campaign_acceptances: 'title url_posts',
    campaign_posts: 'url_post post_time content hashtags',
    campaigns: 'code name',
    channel_posts: 'link description thumbnail published_at',
    kols: 'code stage_name bio',
    languages: 'language country_code flag created_at updated_at version',
    media_files: 'sha256',
    metric_latest: 'captured_at',
    report_texts: `key_finding key_finding_top_1 key_finding_top_2 key_finding_top_3 key_recommendation
      engagement buzz view`,
    sectors: 'code name name_en un_name color_top color_bottom',
    shortener_days: 'people',
    socials: 'url name follower_count',
    sows: 'post_count kpi_like kpi_share kpi_comment kpi_buzz kpi_mentions engagement_rate',
    translation_keywords: 'key',
    translations: 'translation',
  },
  signedIn: {
    campaign_acceptances: 'version',
    campaign_posts: 'original_url version',
    campaigns: 'description keywords other_doc_urls cancel_reason created_at updated_at version',
    customers: 'code name',
    jobs: 'name name_en',
    kol_scores: `followers posts engagement_rate view_rate mean_engagement engagement_posts mean_views view_posts
      posts_per_week rhythm_posts rhythm_days growth_90 growth_readings growth_days peers computed_at`,
    kols: 'group_name created_at version',
    notifications: 'title content dependencies create_date',
    reasons: 'code name name_en',
    refresh_tokens: 'created_at',
    roles: 'name_display description priority version',
    api_keys: 'name ending created_at last_used_at',
    passkeys: 'name created_at last_used_at',
    sessions: 'user_agent address created_at',
    totp_factors: 'confirmed_at',
    shorteners: 'slug total_click',
    socials: 'thumbnail latest_update_date',
    sows: 'description off_description followers version',
  },
  clients: {
    campaigns: `pace_ratio pace_reached pace_low pace_high pace_day result_views result_views_rate result_cpe
      result_posts result_views_known result_engagement_known`,
    brands: 'website phone address email description created_at version',
    campaign_requests: `request_name request_description request_budget request_start_date request_end_date brand_name customer_name
      customer_phone customer_email request_date version`,
    customers: 'trading_name tax_number website created_at version',
    media_files: 'file_name size',
    metric_snapshots: 'captured_at',
    report_snapshot_files: 'sha256 size',
    report_snapshots: 'number label sha256 as_of created_at withdrawn_at withdraw_reason',
  },
  owners: {
    social_consents: 'remote_id avatar introduction figures',
  },
  working: {
    social_consents: 'username connected_at ends_at lost_at',
  },
  staff: {
    brands: 'status_reason',
    campaigns: 'budget',
    customers: 'status_reason',
    departments: 'name version',
    campaign_evaluations: 'comment created_at updated_at version',
    evaluation_asks: 'asked_at reminded_at',
    hashtag_categories: 'name version',
    hashtags: 'tag post_count kol_count first_seen last_seen version',
    hashtag_uses: 'tag at',
    kol_prices: 'price',
    kol_scores: `campaigns sows cpe cpe_sows cpv cpv_sows kpis_met kpis_of on_time on_time_of evaluation_average
      evaluation_count`,
    kols: 'fullname birthdate description note group_code status_reason',
    metric_snapshots: 'reason',
    pending_changes: 'change created_at',
    report_link_visits: 'day count last_at',
    report_links: 'label created_at version',
    report_texts: 'scorecard_metric version',
    sows: 'note',
    campaign_post_contents: 'title content hashtag note used_time version',
    shortener_days: 'unique_people repeat bot prefetch head',
    shortener_day_parts: 'people',
    social_invitations: 'email created_at',
    shorteners: 'original_url label last_click_at created_at updated_at version',
    studios: 'name version',
    users: 'username email fullname phone position code version',
  },
  collecting: {
    collect_orders: 'keyword min_follower max_follower collectTime completed_at collected',
    collected_accounts: 'url name follower_count',
  },
  supervision: {
    report_mails: 'subject message to missed created_at sent_at',
    report_schedules: 'to last_sent_on version',
    trash: 'code name reason',
    users: 'birthday address job activated_at created_at updated_at',
  },
  administration: {
    audit_log: 'at key_name changes request_id address',
    client_errors: 'message detail times first_at last_at',
    contact_messages: 'name email position company requirement created_at',
    intro_pages: 'created_at',
    import_runs: 'file_name created_at adds changes nothing skipped refused undone_at',
    translation_keywords: 'version',
  },
  nobody: {
    api_keys: 'key_hash',
    audit_log: 'actor_name',
    brands: 'delete_reason search updated_at',
    campaign_acceptances: 'created_at updated_at',
    campaign_post_contents: 'created_at updated_at',
    campaign_posts: 'canonical_url created_at updated_at hashtag_search',
    channel_posts: 'canonical_url',
    campaign_requests: 'search created_at updated_at',
    campaigns: 'status_changed_at search last_sow_number',
    report_schedules: 'created_at updated_at',
    clicks: 'at',
    click_batches: 'at',
    client_errors: 'fingerprint',
    contact_messages: 'search',
    customers: 'delete_reason search updated_at',
    found_posts: 'found_at told_at',
    departments: 'created_at updated_at',
    hashtag_categories: 'created_at updated_at plain',
    hashtags: 'created_at updated_at brand_count plain',
    shorteners: 'slug_plain search',
    import_run_rows: 'row label before after',
    kol_scores: 'total_followers',
    import_runs: 'sha256 rows',
    intro_drafts: 'content file_ids version updated_by updated_at',
    intro_pages: 'content file_ids',
    job_effects: 'at',
    kols: 'delete_reason search updated_at public_search un_stage_name un_fullname',
    loose_bytes: 'storage_key since',
    media_files: 'storage_key width height created_at for_intro unused_since',
    notifications: 'event_key',
    one_time_tokens: 'token_hash username payload',
    otps: 'username code_hash payload attempts created_at',
    passkey_challenges: 'holder challenge',
    passkeys: 'credential_id public_key counter transports',
    pending_changes: 'base_version reason',
    rate_limits: 'key window_start tries',
    recovery_codes: 'code_hash',
    refresh_tokens: 'token_hash',
    report_links: 'token_sha256 passcode_hash updated_at',
    report_numbers: 'year last',
    report_snapshot_pictures: 'sha256',
    report_texts: 'created_at updated_at',
    representatives: 'delete_reason created_at updated_at version',
    roles: 'created_at updated_at',
    second_steps: 'token_hash state_hash attempts',
    sessions: 'proved_at',
    social_connects: 'state_sha256 cookie_sha256 verifier_sealed',
    social_consents: 'granted_by scopes access_token refresh_token access_ends_at',
    social_invitations: 'token_sha256',
    social_proposals: 'token_sha256 cookie_sha256 accounts',
    socials: 'remote_id created_at updated_at version',
    sows: 'created_at updated_at',
    spent_captchas: 'challenge',
    studios: 'created_at updated_at',
    told_together: 'event_key',
    totp_factors: 'secret_sealed last_step begun_at',
    trash: 'along search',
    translation_keywords: 'created_at updated_at',
    translations: 'created_at updated_at version search',
    users: 'password_hash google_subject verified_at search',
  },
};

/** Columns that bear no mark for one reason. */
export interface Unmarked {
  why: string;
  types?: readonly string[];
  /** Names of columns; `*` stands for every table, or for every column, where the type is one of `types`. */
  columns: string;
}

/** Columns that bear no mark. */
export const unmarked: readonly Unmarked[] = [
  {
    why: 'an id leads to a row and says nothing by itself',
    types: ['uuid', '_uuid'],
    columns: `*.id *.acceptance_id *.actor_id *.avatar_file_id *.brand_id *.campaign_id *.category_id *.channel_post_id *.content_id *.created_by *.customer_id
      *.decided_by *.deleted_by *.department_id *.entity_id *.evaluator_id *.evidence_file_id *.file_id *.hashtag_id *.invitation_id *.job_id *.key_id *.keyword_id
      *.kol_id *.language_id *.link_id *.logo_file_id *.order_id *.owner_id *.post_id *.request_id *.role_id *.run_id *.sector_id
      *.session_id *.shortener_id *.snapshot_id *.social_id *.sow_id *.studio_id *.subject_id *.target_id *.undone_by *.user_id *.withdrawn_by report_snapshots.replaces_id
       campaigns.cover_file_id
      campaign_posts.thumbnail_file_id
      campaign_requests.brand_cover_file_id campaign_requests.person_in_charge_id kols.group_photo_file_id`,
  },
  {
    why: 'yes or no can be told from no other yes or no',
    types: ['bool'],
    columns: `campaign_posts.is_active campaign_posts.is_short_video campaigns.takes_found_posts collect_orders.capped collected_accounts.is_verified
      hashtags.classified kols.outstanding kols.public import_run_rows.held kols.the_talent_partner languages.enable notification_preferences.by_mail
      notification_preferences.in_app notifications.is_read pending_changes.approved report_links.active report_mails.scheduled report_schedules.active representatives.active roles.second_factor_required roles.status second_steps.keep_login shorteners.active
      sessions.keep_login socials.follower_rounded socials.is_linked socials.is_verified sows.is_offline sows.is_online sync_times.active
      users.active users.must_change_password`,
  },
  {
    why: 'one of a few words the code goes by',
    types: ['text'],
    columns: `*.action *.attach *.audience *.device *.duty *.effect *.entity *.filter_status *.gender *.kind *.lang *.marriage *.metric *.post_format *.post_type
      *.purpose *.referrer *.scope *.social_type *.source *.state *.status *.subject_type *.type campaigns.pace campaigns.pace_metric campaigns.pace_missing campaign_requests.guest_language campaign_requests.request_status social_consents.lost_reason
      kol_scores.size`,
  },
  {
    why: 'who looks, in which language, and which rows belong together is found by it',
    columns: 'roles.name languages.code jobs.code kol_jobs.job_code',
  },
  {
    why: 'set or past, it takes its row out of every answer',
    types: ['timestamptz'],
    columns:
      '*.deleted_at *.revoked_at *.used_at *.spent_at *.expires_at pending_changes.decided_at found_posts.decided_at',
  },
  { why: 'only the order of rows', types: ['int4', 'int8'], columns: '*.position notifications.seq sows.number' },
  {
    why: 'what the costs are reckoned from, which are looked for by themselves',
    columns: `metric_latest.value metric_snapshots.value sows.kpi_engagement sows.kpi_views sows.booking_price
      sows.sale_price sows.off_booking_price sows.off_sale_price kols.booking_price_from kols.booking_price_to`,
  },
  {
    why: 'the days of a report and a calendar run between them',
    columns: 'campaigns.start_date campaigns.end_date',
  },
  {
    why: 'a score from 1 to 10',
    columns: `campaign_evaluations.q1 campaign_evaluations.q2 campaign_evaluations.q3 campaign_evaluations.q4
      campaign_evaluations.q5 campaign_evaluations.q6 campaign_evaluations.q7`,
  },
  {
    why: 'words the code goes by, none of which may be another',
    columns: 'report_links.hidden_blocks api_keys.grants',
  },
  {
    why: 'JSON as it was hashed; what it tells is looked for by itself',
    columns: 'report_snapshots.document',
  },
  {
    why: 'words of keywords, brands and captions, which bear marks',
    columns: 'found_posts.reasons',
  },
  { why: 'hours, each once', columns: 'sync_times.sync_time' },
  { why: 'a day of the week and an hour', columns: 'report_schedules.weekday report_schedules.hour' },
  {
    why: 'the database makes them of kols, whose marks they bear',
    columns: 'kol_cards.* kol_facets.* kol_job_facets.* kol_reach.*',
  },
  {
    why: 'a quarter from 1 to 4',
    columns: `kol_scores.engagement_rate_quartile kol_scores.view_rate_quartile kol_scores.mean_views_quartile
      kol_scores.growth_90_quartile`,
  },
  {
    why: 'the database adds them up of posts and readings, which bear marks',
    columns: 'report_days.* report_totals.*',
  },
  {
    why: 'a day of counted visits, and the secret it is counted under',
    columns: 'click_keys.* click_visitors.* shortener_days.day shortener_day_parts.day',
  },
  {
    why: 'what is asked of networks when, of which the settings tell counts and times',
    columns: 'network_readings.* network_budgets.* network_circuits.*',
  },
  { why: 'how many KOLs there are of each status', columns: 'kol_counts.*' },
  { why: 'counts of SOWs and posts, which bear marks themselves', columns: 'campaign_counts.*' },
  { why: 'how many calls a day were answered, of nobody in particular', columns: 'call_days.*' },
  {
    why: 'words of hashtags as they are compared, and which are to be counted',
    columns: 'hashtag_uses.plain hashtags_touched.* campaign_posts.tags channel_posts.tags',
  },
];

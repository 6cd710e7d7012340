/** The error catalogue: code → HTTP status (CONTRACT.md §2, spec 2 §8). Every code has a text under `error.{code}`. */
export const errorStatus = {
  validation_failed: 400,
  invalid_request: 400,
  verification_incorrect: 400,
  verification_expired: 400,
  verification_code_not_existed: 400,
  social_sign_in_failed: 400,
  social_connect_failed: 400,
  social_connect_expired: 400,
  social_connect_denied: 400,
  social_scopes_missing: 400,
  captcha_missing: 400,
  captcha_failed: 400,
  password_is_incorrect: 400,
  new_password_same_current: 400,
  new_password_same_otp: 400,
  password_is_too_common: 400,
  second_factor_incorrect: 400,
  passkey_incorrect: 400,
  second_factor_expired: 400,
  file_format_invalid: 400,
  file_infected: 400,
  file_is_open_document: 400,
  too_many_rows: 400,
  import_rows_invalid: 400,
  sow_not_exist: 400,
  passcode_required: 401,
  access_token_invalid: 401,
  access_token_expired: 401,
  api_key_invalid: 401,
  api_key_expired: 401,
  refresh_token_invalid: 401,
  refresh_token_expired: 401,
  username_password_incorrect: 401,
  permission_denied: 403,
  origin_not_allowed: 403,
  second_factor_required: 403,
  reauthentication_required: 403,
  api_key_not_allowed: 403,
  user_has_been_suspended: 403,
  user_not_verified: 403,
  social_email_not_verified: 403,
  social_account_is_another: 403,
  route_not_found: 404,
  user_not_exist: 404,
  role_not_exist: 404,
  brand_not_exist: 404,
  kol_not_exist: 404,
  campaign_not_exist: 404,
  acceptance_not_exist: 404,
  request_not_exist: 404,
  customer_not_exist: 404,
  representative_not_exist: 404,
  department_not_exist: 404,
  studio_not_exist: 404,
  job_not_exist: 404,
  sector_not_exist: 404,
  hashtag_not_exist: 404,
  hashtag_category_not_exist: 404,
  shortener_not_exist: 404,
  post_not_exist: 404,
  post_content_not_exist: 404,
  sow_not_found: 404,
  language_not_exist: 404,
  sync_time_not_exist: 404,
  device_not_exist: 404,
  passkey_not_exist: 404,
  api_key_not_exist: 404,
  keyword_not_exist: 404,
  translation_not_exist: 404,
  file_not_exist: 404,
  file_not_found: 404,
  link_expired: 404,
  report_snapshot_not_exist: 404,
  report_link_not_exist: 404,
  queue_job_not_exist: 404,
  import_not_exist: 404,
  trash_item_not_exist: 404,
  version_not_exist: 404,
  social_not_exist: 404,
  social_invitation_not_exist: 404,
  collect_order_not_exist: 404,
  request_timeout: 408,
  intro_version_not_exist: 404,
  record_was_changed: 409,
  import_in_progress: 409,
  import_already_undone: 409,
  import_not_undoable: 409,
  parent_in_trash: 409,
  post_already_exist: 409,
  sow_already_exist: 409,
  sow_ambiguous: 409,
  sow_has_posts: 409,
  status_transition_not_allowed: 409,
  campaign_not_done: 409,
  report_snapshot_not_ready: 409,
  report_already_withdrawn: 409,
  campaign_is_final: 409,
  campaign_customer_is_fixed: 409,
  campaign_has_no_recipients: 409,
  campaign_code_already_exist: 409,
  request_has_campaign: 409,
  request_is_closed: 409,
  file_is_used: 409,
  change_is_pending: 409,
  kol_code_already_exist: 409,
  kol_has_campaigns: 409,
  customer_code_already_exist: 409,
  customer_has_brand_links: 409,
  customer_is_pending: 409,
  brand_already_exist: 409,
  brand_code_already_exist: 409,
  brand_has_campaigns: 409,
  hashtag_category_already_exist: 409,
  slug_already_exist: 409,
  social_already_linked: 409,
  social_other_account: 409,
  social_cannot_be_unlinked: 409,
  data_being_crawled: 409,
  network_not_connected: 409,
  network_not_searchable: 409,
  queue_job_not_failed: 409,
  user_already_exist: 409,
  user_has_been_verified: 409,
  user_email_already_exist: 409,
  user_code_already_exist: 409,
  kol_already_connected_user: 409,
  not_allowed_update_to_admin_role: 409,
  second_factor_is_on: 409,
  second_factor_is_off: 409,
  second_factor_is_last: 409,
  passkey_already_exist: 409,
  passkey_limit_reached: 409,
  passkeys_not_offered: 409,
  api_key_limit_reached: 409,
  second_factor_setup_expired: 409,
  last_admin_must_stay: 409,
  not_allowed_on_yourself: 409,
  role_already_exists: 409,
  role_is_being_used: 409,
  role_is_fixed: 409,
  department_name_already_exist: 409,
  department_has_studios: 409,
  department_has_users: 409,
  studio_name_already_exist: 409,
  studio_has_users: 409,
  language_already_exist: 409,
  language_is_fixed: 409,
  keyword_already_exist: 409,
  keyword_overlaps: 409,
  keyword_is_built_in: 409,
  translation_already_exist: 409,
  kols_added: 409,
  cart_is_full: 409,
  file_too_large: 413,
  file_type_invalid: 415,
  too_many_requests: 429,
  exceeded_search_limit_for_today: 429,
  exceeded_upload_limit_for_today: 429,
  campaign_create_failed: 500,
  campaign_update_failed: 500,
  kol_create_failed: 500,
  kol_update_failed: 500,
  social_create_failed: 500,
  brand_create_failed: 500,
  brand_update_failed: 500,
  role_create_failed: 500,
  role_update_failed: 500,
  role_permission_create_failed: 500,
  role_permission_update_failed: 500,
  language_create_failed: 500,
  language_update_failed: 500,
  internal_error: 500,
  service_unavailable: 503,
  file_check_unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One field to blame, with the code shown beside it (spec 1 §5, last rule). */
export interface FieldError {
  property: string;
  message: string;
  /** What would have been allowed, for the words of a form; no part of an answer. */
  limit?: Limit;
}

/** How much is allowed, and how much there is. */
export interface Limit {
  max: number;
  now: number;
}

/** What the client receives for any error (CONTRACT.md §1). */
export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: FieldError[];
}

/** A refusal with a code from the catalogue; mapped to HTTP at one edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ErrorCode, errors?: FieldError[], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.errors = errors;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Too many tries: the same may be tried again after so many seconds. */
export class TooManyRequests extends AppError {
  constructor(readonly retryAfter: number) {
    super('too_many_requests');
  }
}

/** A validation failure of named fields. */
export function invalid(errors: FieldError[]): AppError {
  return new AppError('validation_failed', errors);
}

const isErrorCode = (message: string): message is ErrorCode => message in errorStatus;

/**
 * Throws the problems of one record as one error, each at its field.
 * @throws AppError the first code where each can stand alone, else validation_failed
 */
export function refuse(problems: FieldError[]): void {
  const [first] = problems;
  if (!first) return;
  if (problems.every(({ message }) => isErrorCode(message)) && isErrorCode(first.message)) {
    throw new AppError(first.message, problems);
  }
  throw invalid(problems);
}

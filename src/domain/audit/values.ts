/** What a record in the trail can be; each has a word in the catalogue. */
export const auditEntities = [
  'user',
  'role',
  'kol',
  'customer',
  'brand',
  'campaign',
  'sow',
  'campaign_post',
  'campaign_request',
  'campaign_acceptance',
  'post_content',
  'file',
  'department',
  'studio',
  'language',
  'keyword',
  'sync_time',
  'queue_job',
  'collect_order',
] as const;

/** What can be done to one; each has a word in the catalogue. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'import',
  'activate',
  'deactivate',
  'reset_password',
  'change_password',
  'set_password',
  'update_profile',
  'update_permissions',
  'login',
  'logout',
  'register',
  'verify',
  'retry',
  'update_notifications',
  'propose',
  'withdraw',
  'approve',
  'reject',
  'merge',
  'add_representative',
  'remove_representative',
  'send_email',
] as const;

export type AuditEntity = (typeof auditEntities)[number];
export type AuditAction = (typeof auditActions)[number];

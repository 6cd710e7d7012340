import type { Grant } from '../../../src/domain/access';
import type { RouteName } from '../../../src/domain/routes';
import type { PlaceName } from './places';
import { has, isAdmin, isFull, nobody, type Walker } from './walker';

type Kind = 'button' | 'link' | 'tab' | 'switch' | 'checkbox' | 'columnheader' | 'menuitem' | 'text';
/** A right; `full` for the view that is not reduced. */
type Need = Grant | 'full';

interface More {
  /** What has to be besides: other rights, a rule about the record, fields the server answers. */
  also?: (walker: Walker) => boolean;
  /** The button that opens where the control stands. */
  behind?: string;
  /** Stands where the right is missing. */
  instead?: boolean;
}

/** Something of the console that not everybody who may open its page is shown. */
export interface Control extends More {
  /** The file under `src` that decides. */
  file: string;
  at: PlaceName;
  /** What is looked for: a role with the words of an i18n key, words alone, or links to a page. */
  what: [Kind, string] | ['to', RouteName];
  /** What the file asks for; none where it asks for no right. */
  needs: Need | null;
}

type Row = [at: PlaceName, ...Control['what'], needs: Need | null, more?: More];

/** Whether the walker, on a page they may open, is shown the control. */
export function isShown({ needs, also, instead = false }: Control, walker: Walker): boolean {
  return meets(needs, walker) !== instead && (also?.(walker) ?? true);
}

function meets(needs: Need | null, walker: Walker): boolean {
  if (needs === 'full') return isFull(walker);
  return needs === null || has(walker, needs);
}

const and =
  (...grants: Grant[]) =>
  (walker: Walker) =>
    grants.every((grant) => has(walker, grant));
const isStaffWith =
  (...grants: Grant[]) =>
  (walker: Walker) =>
    isFull(walker) && and(...grants)(walker);
/** Whose first role is not the customer's (spec 2 §6). */
const notCustomer = ({ roles }: Walker) => roles[0] !== 'customer';
const isNoKol = (walker: Walker) => walker.type !== 'kol';
const readsCampaignsWhole = (walker: Walker) => isFull(walker) && has(walker, 'campaigns_management.r');
const isAskedToEvaluate = (walker: Walker) =>
  (walker.type === 'customer' || walker.type === 'brand') && has(walker, 'campaigns_management.u_evaluation');
const readsDepartments: Grant = 'setting.r_setting_department';

/** By file under `src`: where, what, which right, what else. */
const table: Record<string, Row[]> = {
  'resources/users/UserList.tsx': [
    ['users', 'link', 'users.upload.action', 'user_management.c'],
    ['users', 'link', 'users.add.action', 'user_management.c'],
    ['users', 'to', 'userView', 'user_management.r_detail'],
  ],
  'resources/users/UserActions.tsx': [
    ['userView', 'link', 'ra.action.edit', 'user_management.u'],
    ['userView', 'button', 'users.reset.action', 'user_management.c'],
    ['userView', 'button', 'ra.action.delete', 'user_management.d'],
    ['userView', 'switch', 'users.switch.label', 'user_management.u_active'],
    ['adminUser', 'link', 'ra.action.edit', 'user_management.u', { also: isAdmin }],
    ['adminUser', 'button', 'users.reset.action', 'user_management.c', { also: isAdmin }],
    ['self', 'link', 'ra.action.edit', 'user_management.u'],
    ['self', 'button', 'ra.action.delete', null, { also: nobody }],
    ['self', 'switch', 'users.switch.label', null, { also: nobody }],
  ],
  'resources/users/UserEdit.tsx': [['editAdmin', 'button', 'ra.action.save', null, { also: isAdmin }]],
  'resources/roles/RoleList.tsx': [
    ['permissionGroups', 'link', 'roleRights.add', 'permission_management.c'],
    ['permissionGroups', 'to', 'permissionGroupEdit', 'permission_management.u'],
    ['permissionGroups', 'to', 'permissionGroupView', 'permission_management.u', { instead: true }],
  ],
  'resources/roles/RoleShow.tsx': [['permissionGroupView', 'link', 'ra.action.edit', 'permission_management.u']],
  'resources/roles/DeleteRoleButton.tsx': [
    ['permissionGroupEdit', 'button', 'ra.action.delete', 'permission_management.d'],
  ],
  'resources/roles/RoleEdit.tsx': [
    ['fixedRole', 'button', 'ra.action.delete', null, { also: nobody }],
    ['adminRole', 'button', 'ra.action.delete', null, { also: nobody }],
  ],
  'resources/audit/AuditFilters.tsx': [['audit', 'button', 'audit.who', 'user_management.r_employees']],
  'resources/kols/KolListPage.tsx': [
    ['kols', 'to', 'kolView', 'kol_management.r_detail'],
    ['kols', 'link', 'kolForm.add.action', 'kol_management.c'],
    ['kols', 'button', 'lists.export.label', 'kol_management.r_export'],
    ['kols', 'columnheader', 'kols.price', 'full'],
    ['kols', 'columnheader', 'common.state', 'full'],
    ['kols', 'text', 'common.state', 'full', { behind: 'lists.filters' }],
    ['kols', 'text', 'kols.price', 'full', { behind: 'lists.filters' }],
  ],
  'resources/kols/score/SimilarKols.tsx': [['kolView', 'to', 'kolCompare', 'kol_management.r']],
  'ui/console/approval/StandingNotice.tsx': [
    ['waitingKol', 'link', 'approval.decide', 'kol_management.u_approval', { also: isFull }],
  ],
  'resources/kols/KolActions.tsx': [
    ['kolView', 'link', 'ra.action.edit', 'kol_management.u', { also: isFull }],
    ['kolView', 'button', 'ra.action.delete', 'kol_management.d', { also: isFull }],
    ['kolView', 'link', 'ra.action.edit', 'full', { also: and('kol_management.u') }],
  ],
  'resources/kols/LikeButton.tsx': [['kols', 'button', 'kolList.like', 'kol_management.u_outstanding']],
  'resources/collectOrders/CollectOrderList.tsx': [
    ['kolHistory', 'link', 'collect.submit', 'kol_management.p_kol_filter_order'],
  ],
  'resources/collectOrders/OrderResult.tsx': [
    ['failedOrders', 'link', 'collect.again_name', 'kol_management.p_kol_filter_order'],
  ],
  'resources/collectOrders/CollectOrderCreate.tsx': [
    ['kolCollect', 'link', 'collect.history', 'kol_management.r_history_kol_filter_order'],
  ],
  'ui/console/record/CreatorFact.tsx': [
    // The account role reads that it waits, in the creator's place.
    ['waitingKol', 'text', 'common.created_by', null, { also: isFull }],
  ],
  'resources/kols/KolSummary.tsx': [['kolView', 'text', 'kols.price', null, { also: isFull }]],
  'resources/kols/KolTabs.tsx': [
    ['kolView', 'tab', 'social.tab.brand', 'hashtags_management.r', { also: isFull }],
    ['kolOverview', 'tab', 'social.cooperation.title', 'full', { also: and('campaigns_management.r') }],
    ['kolOverview', 'tab', 'social.history.title', null, { also: and('campaigns_management.r') }],
  ],
  'resources/kols/socials/LinkSocialButton.tsx': [
    ['kolFacebook', 'button', 'social.link.action', 'kol_management.u', { also: isFull }],
  ],
  'resources/customers/CustomerList.tsx': [['customers', 'to', 'customerView', 'customer_management.r_detail']],
  'resources/customers/CustomerShow.tsx': [
    ['customerView', 'tab', 'page.brands', 'brand_management.r'],
    ['customerView', 'tab', 'common.campaigns', 'campaigns_management.r'],
  ],
  'resources/customers/BrandTab.tsx': [
    ['customerView', 'to', 'brandView', 'brand_management.r_detail', { also: and('brand_management.r') }],
  ],
  'ui/console/representatives/useRepresentativeTab.tsx': [
    ['customerView', 'tab', 'representatives.title', null, { also: isFull }],
    ['brandView', 'tab', 'representatives.title', null, { also: isFull }],
  ],
  'ui/console/representatives/InviteButton.tsx': [
    ...(['representatives', 'customerView', 'brandView'] as const).map(
      (place): Row => [
        place,
        'link',
        'representatives.add.action',
        null,
        { also: isStaffWith('user_management.c_representative') },
      ],
    ),
  ],
  'ui/console/representatives/RepresentativeTab.tsx': [
    ['representatives', 'switch', 'representatives.switch.label', 'user_management.u_representative', { also: isFull }],
    ['representatives', 'to', 'customerRepresentativeEdit', 'user_management.u_representative', { also: isFull }],
    ['representatives', 'button', 'representatives.end.action', 'user_management.d_representative', { also: isFull }],
  ],
  'resources/representatives/CompanyPage.tsx': [
    [
      'customerRepresentativeCreate',
      'button',
      'wizard.next',
      'user_management.c_representative',
      { also: isStaffWith('customer_management.r_detail') },
    ],
    [
      'brandRepresentativeCreate',
      'button',
      'wizard.next',
      'user_management.c_representative',
      { also: isStaffWith('brand_management.r_detail') },
    ],
  ],
  'ui/console/companies/CompanyFilters.tsx': [['brands', 'button', 'common.state', 'full']],
  'resources/brands/BrandList.tsx': [['brands', 'to', 'brandView', 'brand_management.r_detail']],
  'resources/brands/BrandShow.tsx': [
    ['brandView', 'tab', 'common.campaigns', 'campaigns_management.r'],
    ['brandView', 'tab', 'brandReport.tab', 'brand_management.r_report'],
    ['brandView', 'tab', 'page.hashtag', 'hashtags_management.r_brand', { also: isFull }],
    ['brandView', 'tab', 'page.hashtag', 'full', { also: and('hashtags_management.r_brand') }],
  ],
  'ui/console/companies/AddButton.tsx': [
    ['customers', 'link', 'companies.add.action.customers', 'customer_management.c'],
    ['brands', 'link', 'companies.add.action.brands', 'brand_management.c'],
  ],
  'ui/console/companies/CreateCampaignButton.tsx': [
    ['brandView', 'link', 'page.campaign_create', 'campaigns_management.c', { also: readsCampaignsWhole }],
    [
      'brandView',
      'link',
      'page.campaign_create',
      'full',
      { also: and('campaigns_management.r', 'campaigns_management.c') },
    ],
  ],
  'ui/console/companies/CompanyActions.tsx': [
    ['customerView', 'link', 'ra.action.edit', 'customer_management.u', { also: isFull }],
    ['customerView', 'button', 'ra.action.delete', 'customer_management.d', { also: isFull }],
    ['brandView', 'link', 'ra.action.edit', 'brand_management.u', { also: isFull }],
    ['brandView', 'button', 'ra.action.delete', 'brand_management.d', { also: isFull }],
  ],
  'resources/requests/RequestList.tsx': [
    ['requests', 'link', 'requests.add', 'campaigns_management.c_request'],
    ['requests', 'to', 'requestView', 'campaigns_management.r_detail_request'],
    ['requests', 'columnheader', 'requests.field.person_in_charge', 'campaigns_management.c', { also: isFull }],
  ],
  'resources/requests/useMayUpdate.ts': [
    [
      'requestView',
      'button',
      'requests.update.action',
      'campaigns_management.u_request',
      { also: isStaffWith('campaigns_management.c') },
    ],
    [
      'requests',
      'checkbox',
      'lists.bulk.whole_page',
      'campaigns_management.u_request',
      { also: isStaffWith('campaigns_management.c') },
    ],
  ],
  'resources/requests/RequestActions.tsx': [
    ['requestView', 'link', 'requests.create_campaign', 'campaigns_management.c', { also: isFull }],
  ],
  'resources/requests/RequestSummary.tsx': [
    ['requestView', 'text', 'requests.field.person_in_charge', null, { also: isStaffWith('campaigns_management.c') }],
  ],
  'resources/requests/create/RequestCreate.tsx': [
    ['kolRequestCampaigns', 'button', 'wizard.next', 'campaigns_management.c_request', { also: isNoKol }],
    ['kolRequestCampaigns', 'text', 'requests.forbidden', 'campaigns_management.c_request', { instead: true }],
  ],
  'resources/campaigns/CampaignList.tsx': [
    ['campaignsDone', 'link', 'campaignList.add', 'full', { also: and('campaigns_management.c') }],
    ['campaignsDone', 'link', 'campaignList.add', 'campaigns_management.c', { also: isFull }],
    ['campaignsDone', 'columnheader', 'campaigns.field.managers', 'full'],
    ['campaignsDone', 'columnheader', 'campaigns.field.budget', 'full'],
  ],
  'resources/campaigns/CampaignLink.tsx': [['campaignBoard', 'to', 'campaignView', 'campaigns_management.r_detail']],
  'resources/campaigns/board/CampaignBoard.tsx': [
    ['campaignBoard', 'button', 'campaignList.board.move', 'full', { also: and('campaigns_management.u_status') }],
    ['campaignBoard', 'button', 'campaignList.board.move', 'campaigns_management.u_status', { also: isFull }],
  ],
  'resources/campaigns/list/CampaignTable.tsx': [
    ['campaignsInProgress', 'to', 'campaignView', 'campaigns_management.r_detail'],
  ],
  'resources/campaigns/list/RowActions.tsx': [
    ['campaignsInProgress', 'to', 'campaignView', 'campaigns_management.r_detail'],
    ['campaignsInProgress', 'to', 'campaignReport', 'campaigns_management.r_report'],
  ],
  'resources/campaigns/list/campaignFilters.ts': [
    ['campaignsInProgress', 'text', 'campaigns.filter.brand', 'brand_management.r', { behind: 'lists.filters' }],
    ['campaignsInProgress', 'text', 'campaignList.filter.budget', 'full', { behind: 'lists.filters' }],
    [
      'campaignsInProgress',
      'text',
      'campaignList.filter.manager',
      'user_management.r_employees',
      { also: isFull, behind: 'lists.filters' },
    ],
  ],
  'resources/campaigns/status/CampaignActions.tsx': [
    ['campaignView', 'link', 'campaigns.report', 'campaigns_management.r_report'],
    ['campaignView', 'button', 'campaignDetail.email.send', 'campaigns_management.c_send_email', { also: isFull }],
    ['campaignView', 'button', 'campaignDetail.email.send', 'full', { also: and('campaigns_management.c_send_email') }],
    ['campaignView', 'button', 'ra.action.delete', 'campaigns_management.d', { also: isFull }],
    ['campaignView', 'to', 'campaignEdit', 'campaigns_management.u', { also: isFull }],
    ['doneCampaign', 'to', 'campaignEvaluation', 'campaigns_management.r_evaluation', { also: isAskedToEvaluate }],
    ['doneSows', 'to', 'campaignEdit', null, { also: nobody }],
  ],
  'resources/campaigns/status/StatusControl.tsx': [
    ['campaignView', 'button', 'campaignDetail.status.move', 'campaigns_management.u_status', { also: isFull }],
    ['campaignView', 'button', 'campaignDetail.status.move', 'full', { also: and('campaigns_management.u_status') }],
    ['doneSows', 'button', 'campaignDetail.status.move', null, { also: nobody }],
  ],
  'resources/campaigns/CampaignTabs.tsx': [
    ['doneCampaign', 'tab', 'campaigns.tab.evaluation', 'full', { also: and('campaigns_management.r_evaluation') }],
    ['doneCampaign', 'tab', 'campaigns.tab.evaluation', 'campaigns_management.r_evaluation', { also: isFull }],
    ['doneCampaign', 'tab', 'campaigns.tab.hashtags', 'campaigns_management.r_hashtag_report', { also: isFull }],
    ['doneCampaign', 'tab', 'campaigns.tab.hashtags', 'full', { also: and('campaigns_management.r_hashtag_report') }],
  ],
  'resources/shorteners/list/ShortenerList.tsx': [['shorteners', 'button', 'shorteners.add', 'shortener_management.c']],
  'resources/hashtags/setting/HashtagList.tsx': [
    ['hashtagSettings', 'button', 'hashtags.categories.title', 'hashtags_management.r_category'],
    ['hashtagSettings', 'checkbox', 'lists.bulk.whole_page', 'hashtags_management.u_setting'],
  ],
  'ui/console/hashtags/BrandHashtags.tsx': [
    [
      ...(['brandHashtags', 'button', 'hashtags.brand_tab.add', 'hashtags_management.u_setting'] as const),
      { also: isStaffWith('hashtags_management.r_brand') },
    ],
  ],
  'resources/campaigns/evaluation/EvaluationTab.tsx': [
    // Where this tab is not theirs, the one beside the campaign's name.
    [
      'doneEvaluation',
      'to',
      'campaignEvaluation',
      'campaigns_management.u_evaluation',
      {
        also: (walker) =>
          and('campaigns_management.r_evaluation')(walker) && (isFull(walker) || isAskedToEvaluate(walker)),
      },
    ],
  ],
  'resources/campaigns/evaluation/CampaignEvaluationPage.tsx': [
    ['evaluation', 'button', 'evaluation.send', 'campaigns_management.u_evaluation', { also: isNoKol }],
  ],
  'resources/campaigns/evaluation/CampaignFace.tsx': [
    ['evaluation', 'text', 'evaluation.results', 'campaigns_management.r_report', { also: isNoKol }],
  ],
  'resources/campaigns/InformationTab.tsx': [
    ['runningInformation', 'button', 'campaignDetail.documents.edit', 'campaigns_management.u', { also: isFull }],
    ['runningInformation', 'button', 'campaignDetail.documents.edit', 'full', { also: and('campaigns_management.u') }],
    ['runningInformation', 'text', 'campaigns.field.internal_docs', null, { also: isFull }],
  ],
  'resources/campaigns/AcceptanceTab.tsx': [
    ['runningAcceptance', 'button', 'campaignDetail.documents.edit', 'campaigns_management.u', { also: notCustomer }],
  ],
  'resources/campaigns/head/HeadFacts.tsx': [
    ['campaignView', 'text', 'campaigns.field.managers', null, { also: isFull }],
  ],
  'resources/campaigns/head/HeadBand.tsx': [
    ['campaignView', 'text', 'campaigns.field.budget', null, { also: isFull }],
    ['campaignView', 'text', 'campaignDetail.head.next', 'campaigns_management.u_status', { also: isFull }],
    ['campaignView', 'text', 'campaignDetail.head.next', 'full', { also: and('campaigns_management.u_status') }],
    ['doneCampaign', 'text', 'campaignDetail.head.next', null, { also: nobody }],
  ],
  'resources/campaigns/CompanyLink.tsx': [
    ['campaignView', 'to', 'brandView', 'brand_management.r_detail'],
    ['campaignView', 'to', 'customerView', 'customer_management.r_detail'],
  ],
  'resources/campaigns/parts/AddPart.tsx': [
    ['runningSows', 'button', 'parts.sow.add', null, { also: isStaffWith('campaigns_management.c_sow') }],
    ['runningPosts', 'button', 'parts.post.add', null, { also: isStaffWith('campaigns_management.c_post') }],
    ['doneSows', 'button', 'parts.sow.add', null, { also: nobody }],
    ['cancelledPosts', 'button', 'parts.post.add', null, { also: nobody }],
  ],
  'resources/campaigns/useImportPart.tsx': [
    ['runningSows', 'button', 'campaigns.sow.import', 'campaigns_management.c_import_review'],
    ['runningPosts', 'button', 'campaigns.post.import', 'campaigns_management.c_import_review'],
    ['doneSows', 'button', 'campaigns.sow.import', null, { also: nobody }],
    ['cancelledPosts', 'button', 'campaigns.post.import', null, { also: nobody }],
  ],
  'resources/campaigns/detail/sowTableColumns.tsx': [
    ['doneSows', 'columnheader', 'campaignDetail.sow.booking', null, { also: isFull }],
    ['doneSows', 'columnheader', 'campaignDetail.sow.sale', null, { also: isFull }],
    ['doneSows', 'text', 'campaignDetail.sow.margin', null, { also: isFull, behind: 'lists.columns' }],
  ],
  'resources/campaigns/PostsTab.tsx': [
    // Where nothing is planned, only who may plan is told of it.
    ['runningPosts', 'text', 'parts.content.title_all', 'full', { also: isStaffWith('campaigns_management.c_post') }],
    ['runningPosts', 'button', 'social.read_now', null, { also: isStaffWith('campaigns_management.u') }],
    ['cancelledPosts', 'button', 'social.read_now', null, { also: nobody }],
  ],
  'resources/campaigns/detail/CampaignPosts.tsx': [
    ['runningPosts', 'text', 'campaigns.post.is_active', 'full', { behind: 'lists.columns' }],
  ],
  'resources/campaigns/detail/PostSwitch.tsx': [
    ['runningPosts', 'switch', 'parts.post.switch', null, { also: isStaffWith('campaigns_management.u') }],
    ['cancelledPosts', 'switch', 'parts.post.switch', null, { also: nobody }],
  ],
  'admin/pages/reports/ReportToolbar.tsx': [
    ['campaignReport', 'button', 'reports.download', 'campaigns_management.r_excel_report'],
  ],
  'admin/pages/reports/share/ShareButton.tsx': [
    ['campaignReport', 'button', 'reports.share', 'full', { also: isFull }],
  ],
  'admin/pages/reports/ReportText.tsx': [
    [
      'campaignReport',
      'button',
      'reports.write.add_named',
      'full',
      { also: isStaffWith('campaigns_management.u_report') },
    ],
    ['campaignReport', 'button', 'reports.write.add_named', 'campaigns_management.u_report', { also: isFull }],
  ],
  'admin/pages/reports/SowTable.tsx': [['campaignReport', 'to', 'campaignView', 'campaigns_management.r_detail']],
  'admin/pages/reports/Headline.tsx': [
    ['campaignReport', 'text', 'reports.metric.booking_price', null, { also: isFull }],
  ],
  'resources/languages/LanguageList.tsx': [
    ['languages', 'columnheader', 'languages.translated', 'translation_management.r'],
    ['languages', 'link', 'languages.add', 'language_management.c'],
    ['languages', 'to', 'languageEdit', 'language_management.u'],
  ],
  'resources/languages/EnableSwitch.tsx': [
    ['languages', 'switch', 'languages.enabled.switch', 'language_management.u_status'],
  ],
  'resources/languages/LanguageEdit.tsx': [['thirdLanguage', 'button', 'ra.action.delete', 'language_management.d']],
  'resources/translations/TranslationActions.tsx': [
    ['translations', 'button', 'translations.import', 'translation_management.u'],
    ['translations', 'button', 'translations.add', 'translation_management.c'],
  ],
  'resources/translations/WordTable.tsx': [
    ['builtInWord', 'button', 'ra.action.add', 'translation_management.u'],
    ['ownWord', 'button', 'translations.delete', 'translation_management.d_keyword'],
  ],
  'admin/pages/settings/settingsMenus.ts': [
    ['systemSettings', 'tab', 'settings.menu.sync_time', 'setting.r_setting_sync_time'],
  ],
  'admin/pages/settings/SyncTimes.tsx': [
    [
      'systemSettings',
      'text',
      'settings.sync.read_only',
      'setting.r_setting_update_sync_time',
      { instead: true, also: and('setting.r_setting_sync_time') },
    ],
  ],
  'admin/pages/settings/Departments.tsx': [
    [
      'departments',
      'button',
      'settings.place.add_studio',
      'setting.r_setting_studio',
      { also: and('setting.c_setting_studio', readsDepartments) },
    ],
  ],
  'admin/pages/settings/usePlaces.ts': [
    [
      'departments',
      'button',
      'settings.place.add_department',
      'setting.c_setting_department',
      { also: and(readsDepartments) },
    ],
  ],
  'admin/pages/settings/UserCount.tsx': [
    ['departments', 'to', 'users', 'user_management.r', { also: and(readsDepartments) }],
  ],
  'ui/console/companies/CampaignTab.tsx': [
    ['brandView', 'to', 'campaignView', 'campaigns_management.r_detail', { also: and('campaigns_management.r') }],
  ],
  'ui/console/record/RecordLink.tsx': [['brandView', 'to', 'customerView', 'customer_management.r_detail']],
  'ui/console/history/useHistoryTab.tsx': [
    ['userView', 'tab', 'common.history', 'permission_management.r'],
    ['kolView', 'tab', 'common.history', 'permission_management.r'],
    ['customerView', 'tab', 'common.history', 'permission_management.r'],
    ['brandView', 'tab', 'common.history', 'permission_management.r'],
    ['campaignView', 'tab', 'common.history', 'permission_management.r'],
    ['requestView', 'tab', 'common.history', 'permission_management.r'],
  ],
  'ui/console/import/UploadLink.tsx': [
    ['kols', 'link', 'kolUpload.action', 'kol_management.c_import_review'],
    ['customers', 'link', 'companyUpload.action_customer', 'customer_management.c_import_review'],
    ['brands', 'link', 'companyUpload.action_brand', 'brand_management.c_import_review'],
  ],
  'ui/console/import/useImport.ts': [
    ['customerUpload', 'button', 'import.template', 'customer_management.r_template_file'],
    ['brandUpload', 'button', 'import.template', 'brand_management.r_template_file'],
    ['userUpload', 'button', 'import.template', 'user_management.r_template_file'],
    ['kolUpload', 'button', 'import.template', 'kol_management.r_template_file'],
    [
      'runningSows',
      'button',
      'import.template',
      'campaigns_management.r_template_file',
      { also: and('campaigns_management.c_import_review'), behind: 'campaigns.sow.import' },
    ],
  ],
};

export const controls: readonly Control[] = Object.entries(table).flatMap(([file, rows]) =>
  rows.map(([at, kind, of, needs, more]) => ({ file, at, what: [kind, of] as Control['what'], needs, ...more })),
);

/** Files that ask about rights in general, for whatever page or call they are given, and what proves them. */
export const general: Record<string, string> = {
  'resources/campaigns/create/CampaignWizard.tsx': 'where to go afterwards; the page itself has its place',
  'resources/campaigns/create/PartImport.tsx': 'stands on later steps of the wizard; campaignCreate.spec.ts goes there',
  'resources/campaigns/form/BrandInput.tsx': 'stands on a later step of the wizard; campaignCreate.spec.ts goes there',
  'resources/hashtags/setting/HashtagDrawer.tsx': 'hashtags.spec.ts opens one as who may only look',
  'resources/hashtags/setting/CategoriesDrawer.tsx': 'hashtags.spec.ts opens it as who may only look',
  'resources/hashtags/setting/HashtagList.tsx': 'has rows; its filters have what may be read',
  'resources/kols/BrandTab.tsx': 'leads to a page; every link of every page is looked at',
  'resources/shorteners/actions/LinkActions.tsx': 'shorteners.spec.ts opens a link as who may only look',
  'resources/shorteners/list/ShortenerList.tsx': 'has a row; its filters have what may be read',
  'ui/console/hashtags/BrandHashtags.tsx': 'has a row; every link of every page is looked at',
  'admin/Page.tsx': 'every page is opened by its address',
  'admin/pages/today/CampaignRows.tsx': 'leads to pages; every link of every page is looked at',
  'admin/pages/today/RequestRows.tsx': 'leads to requests; every link of every page is looked at',
  'admin/pages/today/SowRows.tsx': 'names what may be done; today.spec.ts reads it as staff and as a KOL',
  'admin/pages/today/Today.tsx': 'counts what waits as staff or as a client; today.spec.ts reads it as both',
  'admin/pages/analysis/MarkLink.tsx': 'leads to lists; every link of every page is looked at',
  'admin/layout/menuPages.ts': 'the menu is compared whole',
  'admin/layout/Breadcrumbs.tsx': 'every link of every page is looked at; a record is named where it may be read',
  'resources/audit/AuditList.tsx': 'every link of every page is looked at; a record is named where it may be read',
  'resources/campaigns/list/RowActions.tsx': 'has rows; campaignLists.spec.ts opens the menu for who may edit',
  'resources/campaigns/list/CampaignFilters.tsx': 'orders by what columns with rows of their own show',
  'resources/campaigns/CompanyLink.tsx': 'has rows for the pages it leads to',
  'ui/console/record/RecordLink.tsx': 'has a row; every link of every page is looked at',
  'ui/console/representatives/InviteButton.tsx': 'has rows for the pages it stands on',
  'ui/console/form/CodeField.tsx': 'asks for the next code only where the call may be made',
  'resources/campaigns/create/useFromBrand.ts': 'asks for the brand only where the call may be made',
  'resources/imports/UndoImport.tsx':
    'warns who may not approve of what is taken back; imports.undo.test.ts undoes as such a one',
  'resources/campaigns/mail/useReplaced.ts':
    'asks what a frozen report takes the place of only where the call may be made; its button has rows',
  'resources/imports/FirstImport.tsx': 'leads to a page; every link of every page is looked at',
  'ui/console/import/EarlierImports.tsx': 'leads to a page; every link of every page is looked at',
  'ui/console/import/UploadLink.tsx': 'has a row for each page',
  'ui/console/import/useImport.ts': 'has rows for the templates',
  'ui/console/access/useAccess.ts': 'asks for the view that is not reduced, as its callers\u2019 rows say',
  'resources/kols/form/useKolEditor.ts': 'says what an edit begins with; kolForm.spec.ts edits as both',
  'resources/kols/form/EditForm.tsx': 'asks for KOLs alike only where the call may be made',
  'resources/kols/form/Duplicates.tsx': 'leads to KOLs alike, which a walk does not meet; see kolForm.spec.ts',
  'ui/console/companies/AddButton.tsx': 'has rows for both lists',
  'ui/console/companies/CompanyActions.tsx': 'has rows for both pages',
  'ui/console/approval/StandingNotice.tsx':
    'leads to what waits; has a row for KOLs, see companies.spec.ts for the others',
  'ui/console/companies/CompanyWaiting.tsx':
    'stands above what waits, which a walk does not meet; see companies.spec.ts',
  'ui/console/companies/useRegistration.ts':
    'puts together what waits, which a walk does not meet; companies.spec.ts decides on both',
  'ui/console/companies/companyColumns.tsx':
    'leaves out who added a record, as the answer does; see CreatorFact.tsx for the account role',
  'resources/customers/customerKit.ts': 'says what an edit begins with; companies.spec.ts edits as both',
  'resources/brands/BrandInputs.tsx': 'closes a picker of customers to who may not list them',
  'resources/brands/brandKit.ts': 'says what an edit begins with; companies.spec.ts edits as both',
  'resources/campaigns/parts/usePartRights.ts': 'has rows for adding; sowsAndPosts.spec.ts opens the drawers as both',
  'resources/campaigns/parts/ShortLink.tsx': 'leads to a page; every link of every page is looked at',
  'resources/campaigns/parts/PostFacts.tsx': 'leaves out where figures come from, as the answer does',
  'resources/campaigns/parts/HintFix.tsx':
    'leads to what a SOW lacks, which a walk need not meet; see sowsAndPosts.spec.ts',
  'resources/requests/RequestList.tsx': 'has rows; says what to expect before the answer is there',
  'resources/requests/RequestActions.tsx': 'has rows; both buttons are for the view that is not reduced',
  'resources/requests/useMayUpdate.ts': 'has rows for who makes campaigns, in the view that is not reduced',
  'resources/requests/create/RequestWizard.tsx': 'where to go afterwards; the page itself has its place',
  'resources/requests/create/CompanyStep.tsx': 'closes a picker of brands to who may not list them',
  'ui/console/kols/useSeesPrices.ts': 'stands in wizards; kolPickers.spec.ts chooses KOLs as staff and as a customer',
  'ui/console/kols/useOverlaps.ts':
    'asks for work for competitors only where the call may be made; see kolPickers.spec.ts',
  'ui/console/kols/KolFinder.tsx': 'has the filters of the KOL list, whose page has rows; see kolPickers.spec.ts',
  'ui/console/kols/FoundKol.tsx': 'leads to a KOL where it may be read; every link of every page is looked at',
  'resources/requests/create/useRequestStart.ts': 'asks for brands only where the call may be made',
  'resources/jobs/JobDrawer.tsx': 'jobs.spec.ts opens a failed job as somebody who may only look',
  'admin/layout/CartPanel.tsx': 'the cart is opened by everybody who has one',
  'admin/layout/CartRow.tsx': 'cart.spec.ts puts KOLs in and looks at their links',
  'admin/palette/Palette.tsx': 'palette.spec.ts searches by hashtag',
  'admin/palette/entries.ts': 'palette.spec.ts chooses records and pages as a customer',
  'admin/palette/openPages.ts': 'palette.test.ts asks for its pages with every map of rights',
  'admin/pages/settings/settingsMenus.ts': 'has a row; settings.test.ts asks for the menus of every map of rights',
  'admin/pages/settings/usePlaces.ts': 'has a row; settings.spec.ts has somebody with some of the rights',
  'resources/kols/overview/CampaignHistory.tsx':
    'every link of every page is looked at; a record is named where it may be read',
  'resources/kols/socials/UnlinkSocialButton.tsx':
    'stands where accounts are linked, for whom LinkSocialButton has a row',
  'resources/representatives/CompanyPage.tsx': 'has rows for adding; representatives.spec.ts edits',
  'resources/roles/rights.ts': 'reads the rights of a role, not of the person',
  'resources/roles/RoleCreate.tsx': 'where to go afterwards; the page itself has its place',
  'admin/palette/KeysDialog.tsx': 'names keys of pages that may be opened; shortcuts.test.ts reads the table',
  'admin/palette/useRecent.ts': 'names records that may still be read; smallThings.spec.ts looks at them',
  'admin/pages/health/PartCard.tsx': 'leads to pages that may be opened; every link of every page is looked at',
  'admin/pages/networks/ReadNowButton.tsx': 'reads a network now; socialStatus.test.ts asks with and without the right',
  'resources/campaigns/found/MissingRow.tsx':
    'leads to a KOL where it may be read; every link of every page is looked at',
  'ui/console/posts/PostCourse.tsx':
    'draws what its call answers; postCourse.test.ts asks as who may see the post or not',
  'resources/kols/platform/ConsentNote.tsx':
    'invites and takes back; socialConsents.test.ts asks with and without rights',
  'resources/kols/platform/PlatformTab.tsx':
    'reads an account now; socialStatus.test.ts asks with and without the right',
};

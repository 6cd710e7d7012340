import type { PageRoute } from '../pageRoute';

/** Pages of KOLs and of requests for them (spec 1 §2). */
export const kolPages = {
  kols: {
    path: '/kols',
    label: 'page.kols',
    access: { scope: 'kol_management', action: 'r' },
    menu: 'kols',
    layout: 'console',
  },
  kolCompare: {
    path: '/kols/compare',
    label: 'page.kol_compare',
    access: { scope: 'kol_management', action: 'r' },
    parent: 'kols',
    layout: 'console',
  },
  kolView: {
    path: '/kols/:id/view',
    label: 'page.kol_view',
    record: 'kols',
    access: { scope: 'kol_management', action: 'r_detail' },
    parent: 'kols',
    layout: 'console',
  },
  kolCreate: {
    path: '/kols/add',
    label: 'page.kol_create',
    access: { scope: 'kol_management', action: 'c' },
    parent: 'kols',
    layout: 'console',
  },
  kolEdit: {
    path: '/kols/:id/edit',
    label: 'page.kol_edit',
    access: { scope: 'kol_management', action: 'u' },
    parent: 'kolView',
    layout: 'console',
  },
  kolApprovals: {
    path: '/kols/list_approval',
    label: 'page.kol_approvals',
    access: { scope: 'kol_management', action: 'u_approval' },
    menu: 'kols',
    layout: 'console',
  },
  kolApproval: {
    path: '/kols/list_approval/:id/approval',
    label: 'page.kol_approval',
    record: 'kols',
    access: { scope: 'kol_management', action: 'u_approval' },
    parent: 'kolApprovals',
    layout: 'console',
  },
  kolUpload: {
    path: '/kols/upload',
    label: 'page.kol_upload',
    access: { scope: 'kol_management', action: 'c_import_review' },
    parent: 'kols',
    layout: 'console',
  },
  kolRequestCampaigns: {
    path: '/kols/request_campaigns',
    label: 'page.kol_request_campaigns',
    parent: 'kols',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;

import type { Endpoint } from '../endpoint';

/** Calls of the reports of campaigns and brands (spec 2 §7 Campaigns, Brands). */
export const reportEndpoints = {
  campaignOverview: {
    method: 'GET',
    path: '/campaigns/overview/{id}',
    access: { scope: 'campaigns_management', action: 'r_detail' },
    summary: 'Headline numbers of one campaign',
    answer: 'one',
    reads: ['campaigns', 'sows', 'campaignPosts'],
  },
  finalReport: {
    method: 'GET',
    path: '/campaigns/final-report/{id}',
    access: { scope: 'campaigns_management', action: 'r_report' },
    summary: 'Campaign report: KPI against actual, cost per view and engagement',
    answer: 'one',
    reads: ['campaigns', 'sows', 'campaignPosts', 'acceptances'],
  },
  reportFigure: {
    method: 'GET',
    path: '/campaigns/report-figure/{id}',
    access: { scope: 'campaigns_management', action: 'r_report' },
    summary: 'Why a figure is what it is: its formula, the values it is made of, and what is missing',
    answer: 'one',
    reads: ['campaigns', 'sows', 'campaignPosts'],
  },
  reportTextsUpdate: {
    method: 'POST',
    path: '/campaigns/keys-report-update',
    access: { scope: 'campaigns_management', action: 'u_report' },
    summary: 'Write the findings, texts and scorecard metric of a report; what is left out stays',
    answer: 'one',
    changes: ['campaigns', 'audit'],
  },
  excelReport: {
    method: 'GET',
    path: '/campaigns/excel-report/{id}',
    access: { scope: 'campaigns_management', action: 'r_excel_report' },
    summary: 'Campaign report as an Excel workbook',
    answer: 'file',
    reads: ['campaigns', 'sows', 'campaignPosts'],
  },
  pdfReport: {
    method: 'GET',
    path: '/campaigns/pdf-report/{id}',
    access: { scope: 'campaigns_management', action: 'r_excel_report' },
    summary: 'Campaign report as a PDF in the language of Accept-Language',
    answer: 'file',
    reads: ['campaigns', 'sows', 'campaignPosts', 'acceptances'],
  },
  brandReport: {
    method: 'GET',
    path: '/brands/report/{id}',
    access: { scope: 'brand_management', action: 'r_report' },
    summary: 'What a brand spent, got and paid per engagement and view: by campaign, network, KOL and format',
    answer: 'one',
    reads: ['brands', 'campaigns', 'sows', 'campaignPosts'],
  },
  brandReportKpi: {
    method: 'GET',
    path: '/brands/report-kpi/{id}',
    access: { scope: 'brand_management', action: 'r_report' },
    summary: 'What a brand was promised and what it got, together and by campaign',
    answer: 'one',
    reads: ['brands', 'campaigns', 'sows', 'campaignPosts'],
  },
} satisfies Record<string, Endpoint>;

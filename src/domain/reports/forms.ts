/** The files a report is rendered to. */
export const reportForms = ['pdf', 'pptx', 'xlsx'] as const;
export type ReportForm = (typeof reportForms)[number];

/** The media type of each. */
export const formTypes: Record<ReportForm, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

import type { TestApp } from '../support/app';
import { buildCampaign } from '../support/factories';
import { buildClients } from './requests.fixtures';

type CampaignChanges = Parameters<typeof buildCampaign>[1];

/** Answers to the questions everybody is asked, as the form sends them. */
export const answers = (campaign_id: string, changes: object = {}) => ({
  campaign_id,
  q1: 8,
  q2: 9,
  q3: 7,
  q4: 8,
  q5: [9, 9, 8],
  q6: [10, 9, 9],
  ...changes,
});

/** A done campaign with people of its customer and its brand, and a way to evaluate it. */
export async function doneCampaign(test: TestApp, changes: CampaignChanges = {}) {
  const clients = await buildClients(test);
  const campaign = await buildCampaign(test.database.db, { brand_id: clients.brand.id, status: 'done', ...changes });
  return { ...clients, campaign };
}

/** Evaluates a campaign in somebody's name. */
export const evaluate = (test: TestApp, { token }: { token: string }, body: object) =>
  test.call('POST', '/campaigns/evaluation', { token, body });

/** The evaluation of a campaign as somebody sees it. */
export const evaluationOf = (test: TestApp, { token }: { token: string }, id: string) =>
  test.call('GET', `/campaigns/evaluation/${id}`, { token });

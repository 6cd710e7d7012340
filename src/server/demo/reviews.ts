import type { AcceptancePostType } from '../../domain/campaigns/values';
import { asksCreative } from '../../domain/evaluations/questions';
import type { acceptanceImages, campaignAcceptances } from '../db/schema/acceptances';
import type { campaignEvaluations, evaluationAsks, reportTexts } from '../db/schema/reports';
import { reminderDays } from '../evaluations/queries/asks';
import { figuresOfDemo } from './campaignFigures';
import type { DemoCampaign } from './campaigns';
import { represented } from './content/accounts';
import { findingsOf } from './content/findings';
import type { Random } from './content/random';
import { acceptanceTitles, evaluationComments } from './content/reviews';
import { type DemoPosts, lastReadOf } from './posts';
import type { DemoPeople } from './users';
import type { World } from './world';

/** What is written about a campaign once its work is in: acceptances, the report's words, the clients' evaluations. */
export interface DemoReviews {
  acceptances: (typeof campaignAcceptances.$inferInsert)[];
  images: (typeof acceptanceImages.$inferInsert)[];
  reportTexts: (typeof reportTexts.$inferInsert)[];
  evaluations: (typeof campaignEvaluations.$inferInsert)[];
  asks: (typeof evaluationAsks.$inferInsert)[];
}

/** Reviews of campaigns in liquidation and done; the client accounts' newest done campaign stays open for them. */
export function buildReviews(
  world: World,
  people: DemoPeople,
  campaigns: readonly DemoCampaign[],
  posts: DemoPosts,
): DemoReviews {
  const built: DemoReviews = { acceptances: [], images: [], reportTexts: [], evaluations: [], asks: [] };
  const open = new Set([people.accounts.customer, people.accounts.brand]);
  for (const campaign of [...campaigns].reverse()) {
    const { status, idea } = campaign.plan;
    if (status !== 'liquidation' && status !== 'done') continue;
    const random = world.random.fork(`reviews/${idea.name}`);
    accept(world, random, campaign, built);
    built.reportTexts.push(reportOf(world, random, campaign, posts));
    const evaluator = status === 'done' && evaluatorOf(people, campaign);
    if (!evaluator) continue;
    const isOpen = open.delete(evaluator);
    built.asks.push(ask(world, campaign, evaluator, isOpen));
    if (isOpen) continue;
    built.evaluations.push(evaluate(world, random, campaign, evaluator));
  }
  return built;
}

const postTypes: readonly AcceptancePostType[] = [
  'attend_live_events',
  'join_photoshoot',
  'perform_live_events',
  'other',
];

function accept(world: World, random: Random, campaign: DemoCampaign, built: DemoReviews): void {
  for (const sow of campaign.sows.filter((one) => one.is_offline)) {
    const created_at = world.at(campaign.plan.end - random.int(0, 6), 17);
    const id = world.newId(created_at);
    const post_type = random.pick(postTypes);
    built.acceptances.push({
      id,
      campaign_id: campaign.id,
      sow_id: sow.id,
      title: random.pick(acceptanceTitles[post_type]),
      post_type,
      created_at,
      updated_at: created_at,
    });
    built.images.push({
      acceptance_id: id,
      file_id: world.pictures.cover(`acceptance/${sow.kol.code}/${campaign.plan.idea.name}`, created_at),
      position: 0,
    });
  }
}

function reportOf(
  world: World,
  random: Random,
  campaign: DemoCampaign,
  posts: DemoPosts,
): typeof reportTexts.$inferInsert {
  const day = lastReadOf(campaign.plan);
  const at = day < 0 ? world.at(day, 15) : world.at(day, 0.25);
  return {
    campaign_id: campaign.id,
    ...findingsOf(random, figuresOfDemo(campaign, posts), world.day(day)),
    created_at: at,
    updated_at: at,
  };
}

function evaluatorOf(people: DemoPeople, { plan }: DemoCampaign): string | undefined {
  if (plan.customer === represented.customer) return people.accounts.customer;
  if (plan.idea.brand === represented.brand) return people.accounts.brand;
  return people.representatives.get(plan.customer);
}

function ask(world: World, { id, plan }: DemoCampaign, user_id: string, isOpen: boolean) {
  const day = Math.min(-1, plan.changed ?? plan.end);
  const reminded_at = isOpen && day <= -reminderDays ? world.at(day + reminderDays, 9) : null;
  return { campaign_id: id, user_id, asked_at: world.at(day, 8), reminded_at };
}

function evaluate(world: World, random: Random, { id, plan, row }: DemoCampaign, evaluator_id: string) {
  const score = () => random.int(7, 10);
  const three = () => [score(), score(), score()];
  const created_at = world.at(Math.min(-1, (plan.changed ?? plan.end) + random.int(1, 5)), 10);
  return {
    id: world.newId(created_at),
    campaign_id: id,
    evaluator_id,
    q1: score(),
    q2: score(),
    q3: score(),
    q4: score(),
    q5: three(),
    q6: three(),
    q7: asksCreative(row.type ?? 'booking') ? three() : null,
    comment: random.chance(0.7) ? random.pick(evaluationComments) : null,
    created_at,
    updated_at: created_at,
  };
}

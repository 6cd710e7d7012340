import { campaignTypes } from '../../domain/campaigns/values';
import type { campaignPeople, campaigns, sows } from '../db/schema/campaigns';
import { type CampaignPlan, planCampaigns } from './campaignPlans';
import type { DemoCompanies } from './companies';
import { campaignDescription } from './content/campaigns';
import { cancelReasons } from './content/reviews';
import type { DemoKols } from './kols';
import { bookKols, type DemoSow } from './sows';
import type { DemoPeople } from './users';
import type { World } from './world';

/** A campaign with its plan and scopes of work, for the parts that fill it further. */
export interface DemoCampaign {
  id: string;
  plan: CampaignPlan;
  row: typeof campaigns.$inferInsert;
  sows: DemoSow[];
}

/** Campaigns with the people who run them; posts, reviews and requests come later. */
export interface DemoCampaigns {
  list: DemoCampaign[];
  people: (typeof campaignPeople.$inferInsert)[];
}

const budgetStep = 10_000_000;

/** Every planned campaign with its SOWs, coded CAMP001 and on in order of creation. */
export function buildCampaigns(
  world: World,
  people: DemoPeople,
  companies: DemoCompanies,
  kols: DemoKols,
): DemoCampaigns {
  const built: DemoCampaigns = { list: [], people: [] };
  planCampaigns(world, kols.bookable).forEach((plan, index) => {
    const random = world.random.fork(`campaign/${plan.idea.name}`);
    const created_at = world.at(plan.created, 9 + random.float() * 8);
    const id = world.newId(created_at);
    const booked = bookKols(world, random, plan, id, created_at);
    const team = chooseTeam(world, people, plan);
    built.people.push(...team.map((member) => ({ campaign_id: id, ...member })));
    const creator = team.find((member) => member.duty === 'executive')?.user_id ?? people.accounts.executive;
    const row = {
      id,
      code: `CAMP${String(index + 1).padStart(3, '0')}`,
      name: plan.idea.name,
      type: random.pick(campaignTypes),
      status: plan.status,
      keywords: [plan.idea.hashtag, ...plan.idea.keywords],
      start_date: world.day(plan.start),
      end_date: world.day(plan.end),
      budget: Math.ceil((sumOfSales(booked) * (1 + random.float() * 0.06)) / budgetStep) * budgetStep,
      description: campaignDescription(random, plan.idea),
      cover_file_id: world.pictures.cover(plan.idea.name, created_at),
      avatar_file_id: companies.brands.find((brand) => brand.code === plan.idea.brand)?.logo_file_id ?? null,
      brand_id: companies.brandIds.get(plan.idea.brand) ?? '',
      cancel_reason: plan.status === 'cancel' ? random.pick(cancelReasons) : null,
      status_changed_at: plan.changed === null ? null : world.at(plan.changed, 16),
      last_sow_number: booked.length,
      created_by: creator,
      created_at,
      updated_at: plan.changed === null ? created_at : world.at(plan.changed, 16),
    };
    built.list.push({ id, plan, row, sows: booked });
  });
  return built;
}

function sumOfSales(rows: readonly (typeof sows.$inferInsert)[]): number {
  return rows.reduce((sum, sow) => sum + (sow.sale_price ?? 0) + (sow.off_sale_price ?? 0), 0);
}

function chooseTeam(world: World, people: DemoPeople, plan: CampaignPlan) {
  const random = world.random.fork(`team/${plan.idea.name}`);
  const { accounts, byRole } = people;
  const colleagues = (...roles: Parameters<typeof byRole.get>[0][]) => roles.flatMap((role) => byRole.get(role) ?? []);
  // The executive account runs the campaigns that are under way, so that a visitor finds work to do.
  const underWay = plan.status === 'on_going' || plan.status === 'pitching';
  const executives = colleagues('senior_account_executive', 'junior_account_executive', 'associate_account_manager');
  const leading = underWay && random.chance(0.6) ? accounts.executive : random.pick(executives);
  const helping = random.pick(executives.filter((id) => id !== leading));
  const team = {
    manager: [random.pick(colleagues('account_manager', 'manager'))],
    supervisor: [accounts.supervisor],
    executive: [leading, ...(random.chance(0.5) ? [helping] : [])],
    internal: random.pickSome(colleagues('staff', 'talent_account_executive'), random.int(1, 2)),
  };
  return (['manager', 'supervisor', 'executive', 'internal'] as const).flatMap((duty) =>
    team[duty].map((user_id, position) => ({ duty, user_id, position })),
  );
}

import type { CampaignStatus } from '../../domain/campaigns/values';
import { represented } from './content/accounts';
import { audiences } from './content/audiences';
import { type CampaignIdea, campaignIdeas } from './content/campaignIdeas';
import { demoBrands } from './content/companies';
import type { Random } from './content/random';
import type { BookableKol } from './kols';
import type { World } from './world';

/** One campaign before it is filled: where it stands, its days as offsets from today, and whom it books. */
export interface CampaignPlan {
  idea: CampaignIdea;
  customer: string;
  status: CampaignStatus;
  created: number;
  start: number;
  end: number;
  /** When the status was reached; null while pitching. */
  changed: number | null;
  kols: BookableKol[];
}

/** Both client accounts find two campaigns in each of their lists. */
const forClients: readonly CampaignStatus[] = ['on_going', 'done', 'cancel', 'liquidation', 'done', 'cancel'];
const forOthers: readonly CampaignStatus[] = [
  'on_going',
  'done',
  'liquidation',
  'done',
  'pitching',
  'on_going',
  'done',
  'cancel',
];

const customerOf = new Map(demoBrands.map((brand) => [brand.code, brand.customer]));

/** Every campaign of the demo, oldest first. */
export function planCampaigns(world: World, kols: readonly BookableKol[]): CampaignPlan[] {
  const counted = new Map<string, number>();
  const plans = campaignIdeas.map((idea) => {
    const customer = customerOf.get(idea.brand) ?? '';
    const random = world.random.fork(`plan/${idea.name}`);
    const client = customer === represented.customer || idea.brand === represented.brand;
    const key = client ? customer : 'others';
    const turn = counted.get(key) ?? 0;
    counted.set(key, turn + 1);
    const statuses = client ? forClients : forOthers;
    const status = statuses[turn % statuses.length] ?? 'done';
    return { idea, customer, status, ...calendar(random, status), kols: choose(random, kols, customer, status) };
  });
  involveAccountKol(plans, kols);
  return plans.sort((a, b) => a.created - b.created || (a.idea.name < b.idea.name ? -1 : 1));
}

function calendar(random: Random, status: CampaignStatus): Pick<CampaignPlan, 'created' | 'start' | 'end' | 'changed'> {
  const length = random.int(28, 45);
  switch (status) {
    case 'pitching': {
      const start = random.int(8, 26);
      return { created: -random.int(2, 16), start, end: start + length, changed: null };
    }
    case 'on_going': {
      const start = -random.int(10, 24);
      return { created: start - random.int(18, 30), start, end: start + length, changed: start - 2 };
    }
    case 'liquidation': {
      const end = -random.int(3, 12);
      return { created: end - length - random.int(18, 30), start: end - length, end, changed: end + 1 };
    }
    case 'done': {
      const end = -random.int(24, 260);
      return {
        created: end - length - random.int(18, 30),
        start: end - length,
        end,
        changed: end + random.int(12, 20),
      };
    }
    case 'cancel': {
      const created = -random.int(40, 250);
      const start = created + random.int(22, 30);
      return { created, start, end: start + length, changed: created + random.int(8, 18) };
    }
  }
}

function choose(random: Random, kols: readonly BookableKol[], customer: string, status: CampaignStatus): BookableKol[] {
  const count = status === 'cancel' ? random.int(3, 4) : random.int(4, 10);
  const wanted = audiences[customer] ?? [];
  const fitting = kols.filter((kol) => kol.sectors.some((sector) => wanted.includes(sector)));
  const chosen = random.pickSome(fitting, Math.ceil(count * 0.8));
  const others = kols.filter((kol) => !chosen.includes(kol));
  return [...chosen, ...random.pickSome(others, count - chosen.length)];
}

/** The KOL account sees work in every state: the first campaign of each takes its KOL in. */
function involveAccountKol(plans: readonly CampaignPlan[], kols: readonly BookableKol[]): void {
  const own = kols.find((kol) => kol.stage_name === represented.kol);
  if (!own) throw new Error(`no bookable KOL is called ${represented.kol}`);
  for (const status of new Set(plans.map((plan) => plan.status))) {
    const first = plans.find((plan) => plan.status === status);
    if (first && !first.kols.includes(own)) first.kols.unshift(own);
    if (first && first.kols.length > 10) first.kols.pop();
  }
}

import { formatDay } from '../../domain/format';
import type { campaignRequests, requestFiles, requestKols } from '../db/schema/requests';
import type { DemoCampaign } from './campaigns';
import type { DemoCompanies } from './companies';
import { phoneNumber } from './content/people';
import type { Random } from './content/random';
import { type RequestIdea, requestIdeas } from './content/requests';
import type { BookableKol } from './kols';
import type { DemoPeople } from './users';
import type { World } from './world';

type RequestRow = typeof campaignRequests.$inferInsert;

export interface DemoRequests {
  requests: RequestRow[];
  kols: (typeof requestKols.$inferInsert)[];
  files: (typeof requestFiles.$inferInsert)[];
}

/** Requests of clients, staff and guests; an approved one is linked to a campaign of its brand. */
export function buildRequests(
  world: World,
  people: DemoPeople,
  companies: DemoCompanies,
  bookable: readonly BookableKol[],
  campaigns: readonly DemoCampaign[],
): DemoRequests {
  const built: DemoRequests = { requests: [], kols: [], files: [] };
  for (const idea of requestIdeas) {
    const random = world.random.fork(`request/${idea.name}`);
    const request_date = world.at(-idea.days, 9 + random.float() * 8);
    const id = world.newId(request_date);
    const begin = -idea.days + random.int(25, 45);
    const approved = idea.status === 'approved';
    const linked = campaigns.find(
      (campaign) => campaign.plan.idea.brand === idea.brand && campaign.plan.status !== 'cancel',
    );
    built.requests.push({
      id,
      request_name: idea.name,
      request_description: idea.description,
      request_budget: idea.budget,
      request_start_date: world.day(begin),
      request_end_date: world.day(begin + 35),
      request_status: idea.status,
      ...asker(random, people, companies, idea),
      person_in_charge_id: idea.status === 'pending' ? null : people.accounts.executive,
      campaign_id: approved ? (linked?.id ?? null) : null,
      created_by: idea.by === 'guest' ? null : people.accounts[idea.by],
      request_date,
      created_at: request_date,
      updated_at: request_date,
    });
    built.files.push({ request_id: id, file_id: brief(world, idea, world.day(begin), request_date) });
    random.pickSome(bookable, random.int(2, 6)).forEach((kol, position) => {
      built.kols.push({ request_id: id, kol_id: kol.id, position });
    });
  }
  return built;
}

/** What the asker wants, in more words than the form holds. */
function brief(world: World, { name, description, budget }: RequestIdea, begins: string, at: Date): string {
  return world.documents.add({
    file_name: 'Brief.docx',
    title: `Brief: ${name}`,
    paragraphs: [
      description,
      `Ngân sách dự kiến: ${budget / 1_000_000} triệu đồng. Bắt đầu từ ${formatDay(begins)}.`,
      'Kết quả mong đợi: nội dung trải nghiệm thật, số liệu theo tuần và một báo cáo khi kết thúc.',
    ],
    at,
  });
}

function asker(random: Random, people: DemoPeople, companies: DemoCompanies, idea: RequestIdea) {
  if (idea.by === 'guest') {
    return {
      brand_name: idea.brand,
      customer_name: idea.company,
      customer_phone: phoneNumber(random),
      customer_email: 'lienhe@khach.example',
    };
  }
  const brand = companies.brands.find((one) => one.code === idea.brand);
  const customer = companies.customers.find((one) => one.id === brand?.customer_id);
  const authorId = people.accounts[idea.by];
  const author = people.users.find((user) => user.id === authorId);
  if (!brand || !customer || !author) throw new Error(`request without its brand: ${idea.name}`);
  const ofClient = idea.by !== 'executive';
  return {
    brand_name: brand.name,
    brand_id: brand.id,
    brand_cover_file_id: brand.logo_file_id ?? null,
    customer_id: customer.id,
    customer_name: customer.trading_name,
    customer_phone: (ofClient ? author.phone : brand.phone) ?? phoneNumber(random),
    customer_email: (ofClient ? author.email : brand.email) ?? author.email,
  };
}

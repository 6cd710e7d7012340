import type { notifications } from '../db/schema/settings';
import { campaignStatusText, newRequestText, perCountry, type Said, waitingText } from '../notifications/texts';
import type { DemoCampaign } from './campaigns';
import type { DemoKols } from './kols';
import type { DemoRequests } from './requests';
import type { DemoPeople } from './users';
import type { World } from './world';

type NotificationRow = typeof notifications.$inferInsert;

interface Event {
  type: NotificationRow['type'];
  record: { id: string; status: string };
  at: Date;
  said: Said;
  to: readonly string[];
}

/** The latest news for the accounts: KOLs to approve, new requests, campaigns that came to their end. */
export function buildNotifications(
  world: World,
  people: DemoPeople,
  kols: DemoKols,
  requests: DemoRequests,
  campaigns: readonly DemoCampaign[],
): NotificationRow[] {
  const { accounts } = people;
  const deciders = [accounts.manager, accounts.supervisor];
  const events: Event[] = [
    ...kols.kols
      .filter((kol) => kol.status === 'pending')
      .map(
        (kol): Event => ({
          type: 'KOL',
          record: { id: kol.id, status: 'pending' },
          at: kol.created_at ?? world.at(-1, 9),
          said: waitingText('KOL', { name: kol.stage_name, count: 1, change: false }),
          to: deciders,
        }),
      ),
    ...requests.requests
      .filter((request) => request.request_status === 'pending')
      .map(
        (request): Event => ({
          type: 'CAMPAIGN_REQUEST',
          record: { id: request.id, status: 'pending' },
          at: request.request_date ?? world.at(-1, 9),
          said: newRequestText({ brand: request.brand_name, name: request.request_name }),
          to: [...deciders, accounts.executive],
        }),
      ),
    ...campaigns
      .filter(({ plan }) => plan.status === 'liquidation')
      .map(
        (campaign): Event => ({
          type: 'CAMPAIGN',
          record: { id: campaign.id, status: 'liquidation' },
          at: campaign.row.status_changed_at ?? world.at(-1, 9),
          said: campaignStatusText({ name: campaign.row.name, status: 'liquidation', reason: null }),
          to: [accounts.executive, ...deciders],
        }),
      ),
  ];
  return events.flatMap((event) => event.to.map((user_id) => rowFor(world, event, user_id)));
}

function rowFor(world: World, { type, record, at, said }: Event, user_id: string): NotificationRow {
  return {
    id: world.newId(at),
    user_id,
    type,
    title: perCountry(said.title),
    content: perCountry(said.content),
    dependencies: [{ type, data: record }],
    event_key: `${type}/${record.id}/${record.status}`,
    is_read: at < world.at(-5, 0),
    create_date: at,
  };
}

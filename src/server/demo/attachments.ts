import { formatDay } from '../../domain/format';
import type { campaignFiles } from '../db/schema/campaigns';
import type { DemoCampaign } from './campaigns';
import type { World } from './world';

type FileRow = typeof campaignFiles.$inferInsert;

/** The documents of every campaign, and pictures of what took place where the work is in. */
export function buildAttachments(world: World, campaigns: readonly DemoCampaign[]): FileRow[] {
  return campaigns.flatMap((campaign) => [
    proposal(world, campaign),
    workingPlan(world, campaign),
    ...liquidation(world, campaign),
  ]);
}

/** What the customer was shown, and reads as well. */
function proposal(world: World, { id, plan, row }: DemoCampaign): FileRow {
  const { name, product, message, hashtag } = plan.idea;
  const file_id = world.documents.add({
    file_name: `De-xuat-${row.code}.docx`,
    title: `Đề xuất chiến dịch ${name}`,
    paragraphs: [
      `Thời gian: ${formatDay(row.start_date)} – ${formatDay(row.end_date ?? row.start_date)}.`,
      `Sản phẩm: ${product}.`,
      `Thông điệp: ${message}.`,
      `Hashtag: ${hashtag}. Từ khóa: ${plan.idea.keywords.join(', ')}.`,
      `KOL đề xuất: ${plan.kols.map((kol) => kol.stage_name).join(', ')}.`,
    ],
    at: world.at(plan.created, 17),
  });
  return { campaign_id: id, file_id, purpose: 'customer_doc', position: 0 };
}

/** Who does what until when, for the agency alone. */
function workingPlan(world: World, { id, plan, row }: DemoCampaign): FileRow {
  const file_id = world.documents.add({
    file_name: `Ke-hoach-${row.code}.docx`,
    title: `Kế hoạch triển khai ${plan.idea.name}`,
    paragraphs: [
      `Chốt KOL trước ${formatDay(world.day(plan.start - 7))}, duyệt kịch bản trước ${formatDay(world.day(plan.start - 3))}.`,
      'Mỗi bài đăng được chụp màn hình trong ngày và đối chiếu hashtag trước khi báo khách hàng.',
      `Số liệu được tổng hợp hằng tuần, nghiệm thu trong bảy ngày sau ${formatDay(row.end_date ?? row.start_date)}.`,
    ],
    at: world.at(plan.created, 17.5),
  });
  return { campaign_id: id, file_id, purpose: 'internal_doc', position: 0 };
}

function liquidation(world: World, { id, plan }: DemoCampaign): FileRow[] {
  if (plan.status !== 'liquidation' && plan.status !== 'done') return [];
  return [0, 1, 2].map((position) => ({
    campaign_id: id,
    file_id: world.pictures.cover(`liquidation/${position}/${plan.idea.name}`, world.at(plan.end, 18)),
    purpose: 'liquidation' as const,
    position,
  }));
}

import type { PostFormat } from '../../../domain/campaigns/values';
import type { Network } from '../../../domain/networks';
import type { CampaignIdea } from './campaignIdeas';
import type { Random } from './random';

/** The campaign's purpose in the agency's words, a few sentences of plain text. */
export function campaignDescription(random: Random, { product, message, hashtag }: CampaignIdea): string {
  const goal = random.pick([
    'Mục tiêu: tăng nhận biết và thảo luận tự nhiên trong nhóm 22–34 tuổi.',
    'Mục tiêu: tạo nội dung trải nghiệm thật, dẫn người xem về gian hàng chính thức.',
    'Mục tiêu: đưa sản phẩm mới vào thói quen hằng ngày của khách hàng trẻ.',
  ]);
  const way = random.pick([
    'Triển khai hai lớp: nhóm dẫn dắt mở chủ đề, nhóm trải nghiệm kể lại bằng video ngắn.',
    'Kết hợp một video chủ lực với chuỗi bài trải nghiệm và thảo luận trong cộng đồng.',
    'Mỗi KOL kể một tình huống riêng, giữ chung thông điệp và hashtag.',
  ]);
  return `Chiến dịch giới thiệu ${product}. Thông điệp: “${message}”. ${goal} ${way} Hashtag chính: ${hashtag}.`;
}

/** Formats usual on a network, the commonest first. */
export const formatsOfNetwork: Record<Network, readonly PostFormat[]> = {
  facebook: ['post_posts', 'post_videos', 'share_repost', 'livestream', 'online_interacting_seeding'],
  instagram: ['post_shorts_reels', 'post_posts', 'post_stories'],
  tiktok: ['post_shorts_reels', 'add_product_links', 'livestream'],
  youtube: ['post_videos', 'post_shorts_reels'],
};

const deliverables: Partial<Record<PostFormat, string>> = {
  post_posts: 'Bài đăng ảnh kèm chia sẻ cá nhân, tối thiểu 5 ảnh',
  post_videos: 'Video từ 3 đến 8 phút, phần giới thiệu sản phẩm tối thiểu 60 giây',
  post_shorts_reels: 'Video ngắn từ 30 đến 60 giây, sản phẩm xuất hiện trong 5 giây đầu',
  post_stories: 'Chuỗi tin gồm 3 khung hình, có gắn liên kết',
  livestream: 'Phiên phát trực tiếp 60 phút, giới thiệu sản phẩm ít nhất ba lượt',
  share_repost: 'Chia sẻ lại bài của nhãn hàng kèm cảm nhận cá nhân',
  add_product_links: 'Video có gắn liên kết giỏ hàng trong 30 ngày',
  online_interacting_seeding: 'Trả lời bình luận và dẫn dắt thảo luận trong 48 giờ đầu',
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Rich text of an online SOW: only p, ul, li and strong. */
export function sowDescription(
  random: Random,
  { product, message, hashtag }: CampaignIdea,
  format: PostFormat,
): string {
  const points = [
    deliverables[format] ?? 'Nội dung theo kịch bản đã duyệt',
    `Thông điệp chính: “${message}”`,
    `Gắn ${hashtag} và nhắc tên nhãn hàng trong 10 giây đầu hoặc dòng đầu tiên`,
    random.pick([
      'Gửi kịch bản trước ngày đăng 5 ngày, chỉnh sửa tối đa hai lần',
      'Gửi bản dựng trước ngày đăng 3 ngày để nhãn hàng duyệt',
    ]),
    random.pick(['Giữ bài tối thiểu 6 tháng, không ẩn bình luận', 'Gửi ảnh chụp số liệu sau 7 ngày và 30 ngày']),
  ];
  return `<p>Giới thiệu <strong>${escaped(product)}</strong>.</p><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;
}

/** Rich text of an offline SOW. */
export function offlineDescription(random: Random, { product }: CampaignIdea): string {
  const task = random.pick([
    'Tham dự sự kiện ra mắt',
    'Chụp ảnh cùng sản phẩm tại studio',
    'Giao lưu với khách hàng tại cửa hàng',
  ]);
  return `<p><strong>${task}</strong> ${escaped(product)}, có mặt trước giờ khai mạc 45 phút.</p><ul><li>Trang phục theo bảng màu của nhãn hàng</li><li>Đăng một tin tại sự kiện</li></ul>`;
}

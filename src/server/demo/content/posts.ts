import type { PostFormat } from '../../../domain/campaigns/values';
import type { Network } from '../../../domain/networks';
import type { CampaignIdea } from './campaignIdeas';
import type { Random } from './random';

const openings = [
  'Mình đã dùng thử hai tuần rồi mới dám kể.',
  'Chuyện là hôm trước có bạn nhắn hỏi, nay mình trả lời luôn.',
  'Thật ra lúc đầu mình cũng không kỳ vọng nhiều đâu.',
  'Một ngày của mình dạo này trông thế này.',
  'Lưu lại kẻo quên nha cả nhà.',
  'Ba điều mình ước biết sớm hơn.',
  'Cuối tuần rồi nhà mình làm thử, kết quả ngoài mong đợi.',
  'Ai cũng hỏi nên mình làm hẳn một video.',
];
const closings = [
  'Bạn nào dùng rồi kể mình nghe với nhé!',
  'Có gì thắc mắc cứ để lại bình luận, mình trả lời hết.',
  'Rủ người thân thử cùng cho vui nha.',
  'Mình để thông tin ở bình luận đầu tiên.',
  'Theo bạn mình nên thử gì tiếp theo?',
];

/** A post's caption as its author would write it, ending with the campaign's hashtag. */
export function postCaption(random: Random, { product, message, hashtag }: CampaignIdea): string {
  const middle = random.pick([
    `Lần này mình thử ${product} và thấy đúng tinh thần “${message}”.`,
    `Với ${product} thì mình thích nhất là sự tiện và thật. ${message}.`,
    `${message}, mình thấy điều đó rõ nhất từ khi có ${product}.`,
  ]);
  return `${random.pick(openings)} ${middle} ${random.pick(closings)} ${hashtag}`;
}

/** Hashtags people put beside the campaign's, which nobody has classified. */
const common = ['#review', '#xuhuong', '#gócreview', '#vlog', '#fyp', '#chiasẻ', '#muasắm', '#cuộcsống', '#trảinghiệm'];

/** The caption with hashtags of the author's own; few forget the campaign's. */
export function taggedCaption(random: Random, caption: string, hashtag: string) {
  const own = random.chance(0.6) ? [random.pick(common)] : [];
  const forgot = random.chance(0.06);
  const content = forgot ? caption.slice(0, -hashtag.length).trimEnd() : caption;
  return { content: [content, ...own].join(' '), hashtags: forgot ? [] : [hashtag] };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digits = '0123456789';

function mixed(random: Random, from: string, length: number): string {
  return Array.from({ length }, () => random.pick([...from])).join('');
}

/** The address of a post in the network's own shape; `username` as in `DemoSocial`. */
export function postUrl(random: Random, network: Network, username: string, format: PostFormat): string {
  const isShort = format === 'post_shorts_reels';
  switch (network) {
    case 'facebook': {
      const kind = isShort
        ? 'reel'
        : `${username.replaceAll('_', '.')}/${format === 'post_videos' || format === 'livestream' ? 'videos' : 'posts'}`;
      return `https://www.facebook.com/${kind}/${random.int(1, 9)}${mixed(random, digits, 14)}`;
    }
    case 'instagram':
      return `https://www.instagram.com/${isShort ? 'reel' : 'p'}/D${mixed(random, alphabet, 10)}/`;
    case 'tiktok':
      return `https://www.tiktok.com/@${username}/video/75${mixed(random, digits, 17)}`;
    case 'youtube':
      return `https://www.youtube.com/${isShort ? 'shorts/' : 'watch?v='}${mixed(random, alphabet, 11)}`;
  }
}

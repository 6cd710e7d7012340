import { networks } from '../networks';
import { anyOf } from './metricNames';

/** What may stand between the name of a figure and its number: “lượt xem của chiến dịch đã đạt 1.250.000”. */
const between = [
  'đạt|đạt được|được|là|có|ở mức|ở|tổng|tổng cộng|đã|đang|ghi nhận|hiện|nay|của|cả|toàn|chiến dịch|tổng số|lên đến',
  'lên tới|với|mức|con số|chạm|thu về|bằng|is|are|was|were|of|the|campaign|at|now|reached|reach|hit|total|totalled',
  'totaled|in total|stands|stand|stood|came to|amounted to|has|have|with',
];

const above = ['hơn', 'trên', 'over', 'above', 'more than'];
const below = ['gần', 'dưới', 'nearly', 'almost', 'under', 'close to'];
const near = ['khoảng', 'chừng', 'xấp xỉ', 'about', 'around', 'approximately', 'some'];

/** What a number in front of its name may follow; what begins a part of a sentence needs nothing before it. */
const leads = [
  ...between,
  ...above,
  ...below,
  ...near,
  'và|mang về|mang lại|tạo ra|tạo|nhận|nhận được|and|got|gained|earned|generated|achieved|delivered|recorded',
  'received|brought|drew',
];

/** What may follow a number behind its name; any other word would be what the number counts. */
const trails = [
  'và|với|so với|trên|trong|tại|sau|nhờ|từ|lượt|tính|vượt|cho|bằng|khi|and|with|versus|vs|from|in|on|across|so far',
  'thanks|while|as|by|beating',
];

const end = (words: readonly string[]) => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})$`, 'u');

const endsInLead = end(leads);
const anyTrail = anyOf(trails);
/** Whether a number may begin what is counted behind it, after this text. */
export const isLead = (text: string) => text === '' || /[:=~≈"“]$/.test(text) || endsInLead.test(text);
/** Whether a number before this text counts nothing that is named there. */
export const isTrail = (text: string) => text === '' || /^[.:"”/+–]/.test(text) || anyTrail.exec(text)?.index === 0;

const joint = /[:=~≈"“]/gu;
const anyBetween = anyOf([...between, ...above, ...below, ...near], 'gu');
/** Whether nothing stands between a name and its number but what joins them. */
export const isJoint = (text: string) => text.replace(anyBetween, '').replace(joint, '').trim() === '';

/** How exact the words before a number say it is. */
export function exactnessOf(before: string): 'exact' | 'above' | 'below' | 'near' {
  if (end(above).test(before)) return 'above';
  if (end(below).test(before)) return 'below';
  return end(near).test(before) || /[~≈]$/.test(before) ? 'near' : 'exact';
}

/** A difference, wherever it stands beside the number. */
export const isDifference = anyOf([
  'thêm|tăng thêm|thiếu|chênh|lệch|cao hơn|thấp hơn|nhiều hơn|ít hơn|tốt hơn|more(?! than)|fewer|less|additional',
  'extra|short of|compared|higher|lower|difference',
]);
/** A change, where it stands before the number. */
export const isChange = anyOf([
  'tăng|giảm|vượt|gấp|còn|kém|hụt|chưa|không|increased?|decreased?|grew|growth|up|down|rose|fell|dropped|gap|not',
  'another|exceed(?:ed|s|ing)?|beat(?:s|ing)?|surpass(?:ed|es|ing)?|outperform(?:ed|s|ing)?',
]);

/** What a target is called. */
export const targetWords = ['kpi|kpis|mục tiêu|cam kết|chỉ tiêu|target|targets|goal|promised'];
/** A number that was promised or planned. */
export const isPlanned = anyOf([
  ...targetWords,
  'kế hoạch|dự kiến|ước tính|plan|planned|commitment|forecast|estimated',
]);

/** What makes a sentence one of something else than what a campaign has come to: a part of it, another one, or what is to be. */
const other = [
  ...networks,
  'fb|ig|kênh|channels?|nền tảng|platforms?|mỗi|từng|riêng|trung bình|bình quân',
  'average|averaged|avg|mean|median|per|each|every|alone|only|videos?|clips?|reels?|story|stories|livestreams?',
  'bài này|bài viết|bài của|this post|kols?|creators?|influencers?|nhóm|group|macro|micro|nano|mega|followers?',
  'người theo dõi|ngày|tuần|tháng|quý|giờ|phút|days?|weeks?|months?|quarters?|hours?|minutes?|daily|đỉnh|peak|đợt',
  'giai đoạn|phases?|wave|kỳ|trước|previous|last|năm ngoái|earlier|ban đầu|sẽ|nên|cần|hướng tới|kỳ vọng|nếu|lần sau',
  'tiếp theo|đề xuất|will|should|could|would|expect(?:ed|s)?|aim|next|if|recommend|ngành|thị trường|industry',
  'benchmark|đối thủ|competitors?',
];
/** Without May, which is a name too. */
const months = ['january|february|march|april|june|july|august|september|october|november|december'];
const best = ['nhất|nổi bật|dẫn đầu|hàng đầu|đứng đầu|top|best|highest|leading|first|đầu tiên|most'];
/** Of something else than the whole of what a text is about. */
export const isOfOther = anyOf([...other, ...months]);
/** Of the best part of a campaign. */
export const isOfBest = anyOf(best);

import type { Network } from '../../../domain/networks';
import type { Theme } from './kolRows';

/** What goes with a theme: codes of `kolSectors` and `jobs`, the networks by importance, bios. */
export interface ThemeProfile {
  sectors: readonly string[];
  jobs: readonly string[];
  networks: readonly Network[];
  bios: readonly string[];
}

export const themes: Record<Theme, ThemeProfile> = {
  beauty: {
    sectors: ['beauty', 'lifestyle'],
    jobs: ['content_creator', 'makeup_artist', 'reviewer'],
    networks: ['tiktok', 'instagram', 'facebook', 'youtube'],
    bios: [
      'Thử kỹ trước khi khen: mỗi sản phẩm dùng ít nhất hai tuần, có ảnh da trước và sau.',
      'Trang điểm nhẹ nhàng cho ngày đi làm, phân tích bảng thành phần bằng lời dễ hiểu.',
      'Chăm da tối giản cho khí hậu nóng ẩm, ưu tiên sản phẩm dưới 500.000 đồng.',
    ],
  },
  fashion: {
    sectors: ['fashion', 'lifestyle'],
    jobs: ['content_creator', 'model', 'blogger'],
    networks: ['instagram', 'tiktok', 'facebook', 'youtube'],
    bios: [
      'Một món đồ ba cách phối. Mặc đẹp không cần tủ đồ lớn.',
      'Phối đồ công sở và dạo phố cho vóc dáng nhỏ nhắn, gợi ý theo từng mức giá.',
      'Kể chuyện vải vóc, tà áo và những tiệm may còn làm bằng tay.',
    ],
  },
  food: {
    sectors: ['food', 'lifestyle'],
    jobs: ['content_creator', 'chef', 'reviewer'],
    networks: ['tiktok', 'facebook', 'youtube', 'instagram'],
    bios: [
      'Bữa cơm nhà dưới 100.000 đồng, nấu trong 30 phút, ai cũng làm được.',
      'Ăn thật, nói thật. Đi hết quán vỉa hè ba miền để tìm món mẹ hay nấu.',
      'Giữ lại công thức của bà, nấu bằng bếp của hôm nay.',
    ],
  },
  travel: {
    sectors: ['travel', 'lifestyle'],
    jobs: ['vlogger', 'photographer', 'blogger'],
    networks: ['youtube', 'facebook', 'tiktok', 'instagram'],
    bios: [
      'Đi chậm, ở lâu, kể chuyện người bản địa. Lịch trình và chi phí luôn công khai.',
      'Cuối tuần đi trốn: những nơi cách thành phố không quá ba giờ chạy xe.',
      'Một ba lô, một máy ảnh, 63 tỉnh thành và những cung đường ít người biết.',
    ],
  },
  technology: {
    sectors: ['technology', 'education'],
    jobs: ['reviewer', 'vlogger', 'content_creator'],
    networks: ['youtube', 'tiktok', 'facebook', 'instagram'],
    bios: [
      'Mở hộp, đo đạc và dùng thật ít nhất mười ngày trước khi kết luận.',
      'Công nghệ giải thích cho người bận rộn: mua gì, bỏ qua gì, vì sao.',
    ],
  },
  mother_baby: {
    sectors: ['mother_baby', 'lifestyle', 'home'],
    jobs: ['content_creator', 'blogger'],
    networks: ['facebook', 'tiktok', 'instagram', 'youtube'],
    bios: [
      'Nuôi con không áp lực: ăn dặm, giấc ngủ và những ngày mẹ mệt.',
      'Nhật ký làm mẹ có thật, gợi ý đồ dùng cho bé đã qua tay cả nhà.',
    ],
  },
  gaming: {
    sectors: ['gaming', 'entertainment', 'technology'],
    jobs: ['streamer', 'content_creator'],
    networks: ['youtube', 'tiktok', 'facebook', 'instagram'],
    bios: [
      'Phát trực tiếp mỗi tối từ 20 giờ. Chơi vui là chính, thắng thua tính sau.',
      'Hướng dẫn, bình luận và cả những pha xử lý cồng kềnh.',
    ],
  },
  fitness: {
    sectors: ['fitness', 'food'],
    jobs: ['coach', 'content_creator'],
    networks: ['instagram', 'tiktok', 'youtube', 'facebook'],
    bios: [
      'Tập 20 phút tại nhà, ăn đủ, ngủ đủ. Không hứa giảm cân thần tốc.',
      'Đồng hành cùng người mới bắt đầu vận động sau tuổi 30.',
    ],
  },
  finance: {
    sectors: ['finance', 'education'],
    jobs: ['content_creator', 'entrepreneur', 'teacher'],
    networks: ['tiktok', 'youtube', 'facebook', 'instagram'],
    bios: [
      'Quản lý tiền lương cho người mới đi làm, nói bằng con số của chính mình.',
      'Tiết kiệm, bảo hiểm, đầu tư dài hạn: hiểu trước khi xuống tiền.',
    ],
  },
  education: {
    sectors: ['education', 'lifestyle'],
    jobs: ['teacher', 'content_creator'],
    networks: ['tiktok', 'youtube', 'facebook', 'instagram'],
    bios: [
      'Mỗi ngày một bài học ba phút, học mà vẫn cười.',
      'Chia sẻ phương pháp tự học và những cuốn sách đáng đọc lại.',
    ],
  },
  lifestyle: {
    sectors: ['lifestyle', 'travel', 'home'],
    jobs: ['vlogger', 'photographer', 'content_creator'],
    networks: ['instagram', 'youtube', 'tiktok', 'facebook'],
    bios: [
      'Một ngày bình thường được ghi lại thật đẹp: cà phê, cây cối và ánh sáng.',
      'Sống chậm giữa thành phố, mua ít hơn và dùng lâu hơn.',
    ],
  },
  entertainment: {
    sectors: ['entertainment', 'lifestyle'],
    jobs: ['content_creator', 'actor', 'singer', 'dancer', 'mc'],
    networks: ['tiktok', 'youtube', 'facebook', 'instagram'],
    bios: [
      'Tiểu phẩm ngắn về chuyện nhà, chuyện xóm và chuyện đi làm.',
      'Mang tiếng cười vào giờ nghỉ trưa của bạn, mỗi ngày một tập mới.',
    ],
  },
  home: {
    sectors: ['home', 'lifestyle'],
    jobs: ['content_creator', 'blogger'],
    networks: ['facebook', 'tiktok', 'instagram', 'youtube'],
    bios: [
      'Sửa nhà cũ, dọn góc nhỏ, làm vườn ban công với chi phí vừa túi.',
      'Nhà 40 mét vuông vẫn gọn: mẹo sắp xếp và đồ gia dụng đáng tiền.',
    ],
  },
  automotive: {
    sectors: ['automotive', 'technology'],
    jobs: ['reviewer', 'vlogger'],
    networks: ['youtube', 'facebook', 'tiktok', 'instagram'],
    bios: [
      'Lái thử trên đường thật: phố đông, đèo dốc và trời mưa.',
      'Tư vấn chọn xe, nuôi xe và bảo dưỡng cho người mua lần đầu.',
    ],
  },
};

/** Bios of communities; they speak as a group. */
export const communityBios: readonly string[] = [
  'Cộng đồng hỏi đáp và chia sẻ trải nghiệm thật, bài quảng cáo luôn được gắn nhãn.',
  'Nơi các thành viên giúp nhau mỗi ngày; ban quản trị duyệt bài trong hai giờ.',
];

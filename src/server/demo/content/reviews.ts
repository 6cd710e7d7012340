import type { AcceptancePostType } from '../../../domain/campaigns/values';

/** Free comments of customers after a campaign. */
export const evaluationComments: readonly string[] = [
  'Đội ngũ phản hồi nhanh, báo cáo hằng tuần rõ ràng. Mong có thêm phương án KOL dự phòng ngay từ đầu.',
  'Nội dung tự nhiên, đúng tinh thần nhãn hàng. Hai bài đăng trễ một ngày nhưng đã được báo trước.',
  'Số liệu minh bạch, dễ đối chiếu. Lần sau xin chi tiết hơn phần bình luận tiêu cực.',
  'Rất hài lòng với nhóm KOL ẩm thực, bình luận hỏi mua nhiều hơn mong đợi.',
  'Kịch bản cần bám sản phẩm hơn ở 10 giây đầu. Phần còn lại đạt yêu cầu.',
  'Phối hợp tốt với đội quảng cáo của chúng tôi, sẽ tiếp tục hợp tác trong quý tới.',
];

/** What to do next, true of any campaign. */
export const recommendations: readonly string[] = [
  'Xin quyền quảng cáo trên những bài tốt nhất và chạy tiếp sau chiến dịch',
  'Chuẩn bị sẵn bộ câu trả lời về giá và điểm bán để KOL phản hồi bình luận trong ngày đầu',
  'Giữ hashtag cho chiến dịch sau để cộng dồn thảo luận, bổ sung một thử thách cho người xem',
  'Yêu cầu đưa sản phẩm vào những giây đầu trong mọi kịch bản video ngắn',
  'Thử thêm phiên phát trực tiếp cuối tuần',
];

export const cancelReasons: readonly string[] = [
  'Khách hàng dời ngày ra mắt sản phẩm sang năm sau.',
  'Ngân sách quý bị cắt giảm, hai bên thống nhất dừng trước khi ký hợp đồng.',
  'Sản phẩm chưa hoàn tất công bố, không thể quảng bá đúng hạn.',
  'KOL chính rút khỏi chiến dịch và khách hàng không chọn phương án thay thế.',
];

export const acceptanceTitles: Record<AcceptancePostType, readonly string[]> = {
  attend_live_events: ['Tham dự sự kiện ra mắt tại Nhà văn hóa Thanh niên', 'Giao lưu khách hàng tại cửa hàng'],
  perform_live_events: ['Biểu diễn tại đêm nhạc của nhãn hàng'],
  join_photoshoot: ['Chụp ảnh bộ hình chủ đạo', 'Chụp ảnh sản phẩm tại studio'],
  livestream: ['Phát trực tiếp giới thiệu sản phẩm, 60 phút'],
  other: ['Ghi hình phỏng vấn ngắn', 'Ký tặng và chụp ảnh cùng khán giả'],
};

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

/** What stood out, in the manager's words. */
export const keyFindings: readonly string[] = [
  'Video ngắn mang lại phần lớn lượt xem; ba bài dẫn đầu đều đưa sản phẩm vào trong năm giây đầu.',
  'Nhóm KOL dưới 200 nghìn người theo dõi có tỷ lệ tương tác cao gấp đôi nhóm lớn.',
  'Thảo luận tập trung vào giá và nơi mua; cảm xúc tích cực chiếm đa số trong các bình luận có nhắc nhãn hàng.',
  'Bài đăng từ 19 đến 21 giờ có lượng bình luận vượt trội so với buổi sáng.',
  'Nội dung kể chuyện gia đình được chia sẻ nhiều hơn nội dung giới thiệu tính năng.',
  'Chi phí trên mỗi tương tác tốt hơn cam kết nhờ hai bài lan tỏa tự nhiên ngoài kế hoạch.',
  'Bài trên YouTube tăng chậm nhưng bền: sau 30 ngày vẫn có thêm lượt xem mỗi ngày.',
  'Hashtag của chiến dịch được người xem dùng lại trong các video tự làm.',
];

/** The three headlines of a report, by rank. */
export const topFindings: readonly string[] = [
  'Tương tác vượt cam kết, dẫn đầu là nhóm KOL quy mô vừa',
  'Nội dung trải nghiệm thật tạo nhiều thảo luận hơn nội dung giới thiệu',
  'Lượt xem đến chủ yếu từ video ngắn dưới 45 giây',
  'Bình luận hỏi mua tăng rõ sau tuần thứ hai',
  'Nhãn hàng được nhắc tên trong phần lớn các cuộc thảo luận',
];

export const recommendations: readonly string[] = [
  'Dành thêm ngân sách cho nhóm KOL quy mô vừa, giữ một gương mặt lớn để mở chủ đề.',
  'Xin quyền quảng cáo trên ba bài tốt nhất và chạy tiếp trong bốn tuần.',
  'Chuẩn bị sẵn bộ câu trả lời về giá và điểm bán để KOL phản hồi bình luận trong ngày đầu.',
  'Giữ hashtag cho chiến dịch sau để cộng dồn thảo luận, bổ sung một thử thách cho người xem.',
  'Yêu cầu đưa sản phẩm vào năm giây đầu trong mọi kịch bản video ngắn.',
  'Thử thêm phiên phát trực tiếp cuối tuần với hai KOL có tỷ lệ bình luận cao nhất.',
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

import type { IntroContent } from '../types';

/** What the intro page says in Vietnamese until somebody publishes it. */
export const introInVietnamese: IntroContent = {
  headers: { logo: null, features: 'Cách làm việc', about_us: 'Về chúng tôi', get_started: 'Gửi yêu cầu' },
  intro_page: {
    title: 'Chọn đúng KOL, thấy rõ kết quả',
    subtitle:
      'Chúng tôi tìm người có tiếng nói hợp với nhãn hàng của bạn, cùng họ triển khai chiến dịch và báo cáo bằng số liệu đọc từ từng bài đăng.',
    cta_find: 'Tìm KOL',
    kols: [],
    platform_desc: 'Facebook, Instagram, TikTok và YouTube, trong một nơi',
    bio: 'Mỗi KOL ở đây đều có hồ sơ rõ ràng: kênh nào, bao nhiêu người theo dõi, nói về điều gì và bài gần đây được đón nhận ra sao. Bạn xem trước khi gặp, và chỉ trả cho phần việc đã thống nhất.',
    image: null,
  },
  kols_page: {
    title: 'Những gương mặt nổi bật',
    subtitle: 'Người thật, số liệu thật. Mở hồ sơ để xem kênh, lượng theo dõi và bài đăng gần đây.',
    kols: [],
  },
  pitching_page: {
    header_title: 'Cách làm việc',
    title: 'Từ ý tưởng đến danh sách KOL trong vài ngày',
    subtitle: 'Bạn nói mục tiêu và ngân sách. Phần còn lại là việc của chúng tôi.',
    detail: [
      {
        image: null,
        title: 'Hiểu nhãn hàng trước',
        content:
          'Chúng tôi đọc brief, hỏi những gì còn thiếu và thống nhất với bạn điều gì được gọi là thành công: lượt xem, tương tác hay thảo luận.',
      },
      {
        image: null,
        title: 'Đề xuất có lý do',
        content:
          'Mỗi KOL trong danh sách đi kèm lý do được chọn: lĩnh vực, người theo dõi, tỷ lệ tương tác của mười bài gần nhất và khoảng giá.',
      },
      {
        image: null,
        title: 'Phạm vi công việc rõ ràng',
        content:
          'Số bài, hình thức, thời gian và KPI của từng người được ghi lại trước khi bắt đầu. Không ai phải đoán phần việc của ai.',
      },
    ],
  },
  rate_page: {
    title: 'Kết quả đo được',
    subtitle: 'Cộng từ các bài đăng trong chiến dịch của chúng tôi trên bốn nền tảng.',
    engagement: { title: 'Tương tác', value: '' },
    buzz: { title: 'Thảo luận', value: '' },
    comment: { title: 'Bình luận', value: '' },
    view: { title: 'Lượt xem', value: '' },
  },
  ongoing_page: {
    title: 'Khi chiến dịch đang chạy',
    detail: [
      {
        image: null,
        title: 'Tiến độ theo từng KOL',
        content:
          'Ai đã đăng, ai sắp đăng và bài nào cần xem lại: bạn thấy cùng lúc với chúng tôi, không đợi đến cuối tuần.',
      },
      {
        image: null,
        title: 'Số liệu cập nhật đều đặn',
        content:
          'Lượt xem, tương tác và thảo luận được đọc lại theo lịch. Số nào chưa đọc được thì ghi là chưa rõ, không ghi là 0.',
      },
    ],
  },
  liquidation_page: {
    title: 'Khi chiến dịch kết thúc',
    extraction: {
      title: 'Báo cáo gửi đi được ngay',
      content:
        'Một đường liên kết, cùng bản PDF, PowerPoint và Excel với cùng một bộ số liệu, có mã để kiểm tra thật giả.',
    },
    pictures: {
      title: 'Hình ảnh nghiệm thu',
      content: 'Bài đăng, hình ảnh sự kiện và minh chứng được lưu theo từng hạng mục, sẵn sàng cho hồ sơ thanh lý.',
    },
    recommendation: {
      title: 'Đề xuất cho lần sau',
      content:
        'Điều gì hiệu quả, ai nên làm tiếp và nên đổi gì: nhận xét của người phụ trách, viết riêng cho chiến dịch của bạn.',
    },
  },
  brand_page: { title: 'Nhãn hàng đồng hành', logos: [] },
  contact_page: {
    logo: null,
    email_title: 'E-mail',
    email: '',
    phone_title: 'Điện thoại',
    phone_number: '',
    website_title: 'Website',
    website: '',
    follow_us: 'Theo dõi chúng tôi',
    profiles: [],
    office_title: 'Văn phòng',
    office: '',
    branch_title: 'Chi nhánh',
    branch: '',
    company: 'KOL Hub',
  },
  create_campaign: 'Gửi yêu cầu chiến dịch',
};

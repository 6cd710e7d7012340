/** A sector or industry in both languages; `un_name` is the name without accents (spec 1 §3 Sector). */
export interface ReferenceSector {
  code: string;
  vi: string;
  en: string;
  un_name: string;
  colors: { top: string; bottom: string };
}

/** A named choice in both languages: jobs and reasons. */
export interface ReferenceChoice {
  code: string;
  vi: string;
  en: string;
}

function sector(code: string, vi: string, en: string, un_name: string, top: string, bottom: string): ReferenceSector {
  return { code, vi, en, un_name, colors: { top, bottom } };
}

/** What KOLs speak about (`GET /setting/sectors?types=kol`). */
export const kolSectors: readonly ReferenceSector[] = [
  sector('beauty', 'Làm đẹp', 'Beauty', 'lam dep', '#f472b6', '#be3a78'),
  sector('fashion', 'Thời trang', 'Fashion', 'thoi trang', '#c084fc', '#7e3fbf'),
  sector('food', 'Ẩm thực', 'Food', 'am thuc', '#fb923c', '#c65a12'),
  sector('travel', 'Du lịch', 'Travel', 'du lich', '#38bdf8', '#0f76b3'),
  sector('technology', 'Công nghệ', 'Technology', 'cong nghe', '#818cf8', '#4450c4'),
  sector('mother_baby', 'Mẹ và bé', 'Mother & baby', 'me va be', '#fda4af', '#d1536a'),
  sector('gaming', 'Trò chơi', 'Gaming', 'tro choi', '#a78bfa', '#5b3fd1'),
  sector('fitness', 'Thể thao và sức khỏe', 'Sports & health', 'the thao va suc khoe', '#4ade80', '#15803d'),
  sector('finance', 'Tài chính cá nhân', 'Personal finance', 'tai chinh ca nhan', '#34d399', '#0d7a58'),
  sector('education', 'Giáo dục', 'Education', 'giao duc', '#60a5fa', '#1f5fc4'),
  sector('lifestyle', 'Phong cách sống', 'Lifestyle', 'phong cach song', '#fbbf24', '#b97809'),
  sector('entertainment', 'Giải trí', 'Entertainment', 'giai tri', '#f87171', '#c02b3a'),
  sector('home', 'Nhà cửa', 'Home & living', 'nha cua', '#a3e635', '#5a8a10'),
  sector('automotive', 'Xe cộ', 'Automotive', 'xe co', '#94a3b8', '#475569'),
];

/** Client sectors of customers and brands (spec 1 §9). */
export const customerSectors: readonly ReferenceSector[] = [
  sector(
    'banking_finance',
    'Ngân hàng và tài chính',
    'Banking and finance',
    'ngan hang va tai chinh',
    '#60a5fa',
    '#1a62d6',
  ),
  sector('electricity', 'Điện', 'Electricity', 'dien', '#fbbf24', '#b97809'),
  sector('fmcg', 'Hàng tiêu dùng nhanh (FMCG)', 'FMCG', 'hang tieu dung nhanh (fmcg)', '#fb923c', '#c65a12'),
  sector('insurance', 'Bảo hiểm', 'Insurance', 'bao hiem', '#34d399', '#12805c'),
  sector('real_estate', 'Bất động sản', 'Real estate', 'bat dong san', '#c4a484', '#8a5a34'),
  sector('smcg', 'Hàng tiêu dùng chậm (SMCG)', 'SMCG', 'hang tieu dung cham (smcg)', '#a78bfa', '#5b4bdb'),
  sector('others', 'Khác', 'Others', 'khac', '#94a3b8', '#5b6577'),
];

/** Brand industries (spec 1 §9, `GET /brands/industrys`). */
export const brandIndustries: readonly ReferenceSector[] = [
  sector('food', 'Thực phẩm', 'Food', 'thuc pham', '#fb923c', '#c65a12'),
  sector('build', 'Xây dựng', 'Build', 'xay dung', '#c4a484', '#8a5a34'),
  sector('technology', 'Công nghệ', 'Technology', 'cong nghe', '#818cf8', '#4450c4'),
  sector('fashion', 'Thời trang', 'Fashion', 'thoi trang', '#f472b6', '#be3a78'),
];

export const jobs: readonly ReferenceChoice[] = [
  { code: 'content_creator', vi: 'Nhà sáng tạo nội dung', en: 'Content creator' },
  { code: 'blogger', vi: 'Blogger', en: 'Blogger' },
  { code: 'vlogger', vi: 'Vlogger', en: 'Vlogger' },
  { code: 'streamer', vi: 'Streamer', en: 'Streamer' },
  { code: 'reviewer', vi: 'Reviewer', en: 'Reviewer' },
  { code: 'model', vi: 'Người mẫu', en: 'Model' },
  { code: 'actor', vi: 'Diễn viên', en: 'Actor' },
  { code: 'singer', vi: 'Ca sĩ', en: 'Singer' },
  { code: 'mc', vi: 'MC', en: 'Host' },
  { code: 'dancer', vi: 'Vũ công', en: 'Dancer' },
  { code: 'makeup_artist', vi: 'Chuyên gia trang điểm', en: 'Make-up artist' },
  { code: 'chef', vi: 'Đầu bếp', en: 'Chef' },
  { code: 'doctor', vi: 'Bác sĩ', en: 'Doctor' },
  { code: 'teacher', vi: 'Giảng viên', en: 'Teacher' },
  { code: 'coach', vi: 'Huấn luyện viên', en: 'Coach' },
  { code: 'photographer', vi: 'Nhiếp ảnh gia', en: 'Photographer' },
  { code: 'entrepreneur', vi: 'Chủ doanh nghiệp', en: 'Entrepreneur' },
  { code: 'community_admin', vi: 'Quản trị cộng đồng', en: 'Community admin' },
];

/** Reasons for deleting a record (spec 1 §9); `other` asks for free text. */
export const deleteReasons: readonly ReferenceChoice[] = [
  { code: 'incorrect_information', vi: 'Thông tin không chính xác', en: 'Incorrect information' },
  { code: 'no_longer_cooperating', vi: 'Không còn hợp tác', en: 'No longer cooperating' },
  { code: 'other', vi: 'Lý do khác', en: 'Other' },
];

/** Reasons for rejecting a pending record; `other` asks for free text. */
export const rejectReasons: readonly ReferenceChoice[] = [
  { code: 'incorrect_information', vi: 'Thông tin không chính xác', en: 'Incorrect information' },
  { code: 'missing_information', vi: 'Thiếu thông tin bắt buộc', en: 'Missing information' },
  { code: 'duplicate', vi: 'Trùng với hồ sơ đã có', en: 'Duplicate of an existing record' },
  { code: 'no_longer_cooperating', vi: 'Không còn hợp tác', en: 'No longer cooperating' },
  { code: 'other', vi: 'Lý do khác', en: 'Other' },
];

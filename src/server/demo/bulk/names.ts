/** Parts of invented Vietnamese names; combined anew, none is meant to be a living person. */
export const families =
  'Nguyễn Nguyễn Nguyễn Trần Trần Lê Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Mai Tạ Lương Cao'.split(
    ' ',
  );

export const womenMiddles = 'Thị Ngọc Thanh Thu Bảo Kim Mỹ Hồng Khánh Minh Phương Quỳnh'.split(' ');
export const womenGivens =
  'An Anh Châu Chi Diệp Dung Giang Hà Hạnh Hân Hoa Hương Huyền Lan Linh Ly Mai My Nga Ngân Nhi Nhung Oanh Phượng Quyên Tâm Thảo Thơ Thủy Trang Trâm Trinh Tuyết Uyên Vân Vy Yến'.split(
    ' ',
  );

export const menMiddles = 'Văn Đức Hữu Minh Quang Gia Anh Đình Hoàng Thành Trọng Xuân'.split(' ');
export const menGivens =
  'Anh Bách Bảo Bình Cường Dũng Duy Đạt Hải Hào Hiếu Hùng Huy Khang Khánh Khoa Kiên Lâm Long Lộc Nam Nghĩa Nhân Phong Phúc Quân Quốc Sơn Tài Thắng Thiện Thịnh Tiến Toàn Trung Tú Tuấn Việt Vinh'.split(
    ' ',
  );

/** What follows the given name in a stage name. */
export const epithets = [
  'Ăn Gì',
  'Mặc Đẹp',
  'Makeup',
  'Skincare',
  'Đi Phượt',
  'Kể Chuyện',
  'Review',
  'Nấu Cơm',
  'Yoga',
  'Gaming',
  'Chụp Ảnh',
  'Đọc Sách',
  'Làm Vườn',
  'Nuôi Con',
  'Học Tiếng Anh',
  'Tiết Kiệm',
  'Vlog',
  'Nhảy Múa',
  'Lái Xe',
  'Sài Gòn',
  'Hà Nội',
  'Đà Nẵng',
  'Cần Thơ',
  'Đà Lạt',
];

export const bios = [
  'Chia sẻ chuyện thật, việc thật mỗi ngày.',
  'Thử kỹ trước khi khen, không nhận lời quảng cáo món mình không dùng.',
  'Cuộc sống chậm rãi ở một thành phố vội vàng.',
  'Kể chuyện bằng hình ảnh, ba video mỗi tuần.',
  'Học điều mới rồi kể lại bằng lời dễ hiểu.',
  'Góc nhỏ của một người mê những điều giản dị.',
];

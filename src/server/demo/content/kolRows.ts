/** What a KOL mostly makes; decides sectors, jobs, networks and bio. */
export type Theme =
  | 'beauty'
  | 'fashion'
  | 'food'
  | 'travel'
  | 'technology'
  | 'mother_baby'
  | 'gaming'
  | 'fitness'
  | 'finance'
  | 'education'
  | 'lifestyle'
  | 'entertainment'
  | 'home'
  | 'automotive';

/** Stage name, full name, gender, birth year (null for a community), theme, followers of the largest channel. */
export type KolRow = readonly [string, string, 'male' | 'female' | 'other', number | null, Theme, number];

/** Invented people. Names are combined anew; none is meant to be a living person. */
export const personRows: readonly KolRow[] = [
  ['Mận Nấu Cơm', 'Đoàn Thị Mận', 'female', 1993, 'food', 2_840_000],
  ['Tùng Khui Hộp', 'Lương Bá Tùng', 'male', 1991, 'technology', 1_960_000],
  ['Hạ Vy Skincare', 'Ninh Hạ Vy', 'female', 1997, 'beauty', 1_420_000],
  ['Bếp Của Thơm', 'Khổng Thị Thơm', 'female', 1985, 'food', 936_000],
  ['Quân Đi Bụi', 'Mạc Đình Quân', 'male', 1994, 'travel', 1_180_000],
  ['Bảo Châu Mặc Gì', 'Tạ Bảo Châu', 'female', 1999, 'fashion', 764_000],
  ['Mẹ Bơ Kể Chuyện', 'Quách Thanh Diệu', 'female', 1990, 'mother_baby', 688_000],
  ['Lạc Phong Gaming', 'Từ Lạc Phong', 'male', 2000, 'gaming', 3_310_000],
  ['Coach Kiên Bụng Phẳng', 'Vi Trung Kiên', 'male', 1989, 'fitness', 542_000],
  ['Tiền Nhỏ Của Nghi', 'Âu Gia Nghi', 'female', 1995, 'finance', 318_000],
  ['Thầy Đức Toán Vui', 'Phùng Hữu Đức', 'male', 1987, 'education', 870_000],
  ['Diễm Sống Chậm', 'Lưu Hồng Diễm', 'female', 1992, 'lifestyle', 276_000],
  ['Tí Lầy', 'Chử Văn Tí', 'male', 1998, 'entertainment', 4_720_000],
  ['An Nhiên Makeup', 'Giáp An Nhiên', 'female', 1996, 'beauty', 613_000],
  ['Sơn Lái Thử', 'Khúc Thái Sơn', 'male', 1986, 'automotive', 455_000],
  ['Nhà Nhỏ Của Lam', 'Doãn Thiên Lam', 'female', 1991, 'home', 392_000],
  ['Phở Ăn Cả Thế Giới', 'Kiều Minh Phong', 'male', 1990, 'food', 1_530_000],
  ['Yên Chi Đọc Sách', 'Thạch Yên Chi', 'female', 1998, 'education', 148_000],
  ['Bác Sĩ Tâm Da Liễu', 'Tống Minh Tâm', 'male', 1983, 'beauty', 724_000],
  ['Trúc Ly OOTD', 'Lâm Trúc Ly', 'female', 2001, 'fashion', 221_000],
  ['Hùng Phượt Một Mình', 'Nghiêm Phi Hùng', 'male', 1988, 'travel', 187_000],
  ['Mẹ Sóc Ăn Dặm', 'Đinh Thu Ngà', 'female', 1994, 'mother_baby', 264_000],
  ['Kem Streamer', 'Bành Kiều Oanh', 'female', 2002, 'gaming', 517_000],
  ['Duyên Yoga Sáng', 'Hứa Mỹ Duyên', 'female', 1991, 'fitness', 133_000],
  ['Nam Ví Mỏng', 'Cao Hoài Nam', 'male', 1993, 'finance', 96_000],
  ['Cô Hà Nói Tiếng Anh', 'Triệu Vân Hà', 'female', 1990, 'education', 1_090_000],
  ['Khánh Ngủ Nướng', 'Viên Gia Khánh', 'male', 1999, 'lifestyle', 118_000],
  ['Ba Chị Em Nhà Dừa', 'Ung Thị Lan Đài', 'female', 1996, 'entertainment', 1_870_000],
  ['Thảo Mi Lì', 'Kha Thảo Mi', 'female', 2000, 'beauty', 84_000],
  ['Long Độ Xe', 'Thân Hoàng Long', 'male', 1992, 'automotive', 158_000],
  ['Xốm Dọn Nhà', 'Tiêu Ngọc Xuân', 'female', 1988, 'home', 207_000],
  ['Bún Đậu Review', 'Đàm Quốc Vượng', 'male', 1997, 'food', 351_000],
  ['Minh Thư Phấn Má', 'Phí Minh Thư', 'female', 1998, 'beauty', 46_000],
  ['Gia Bách Chụp Phim', 'Cù Gia Bách', 'male', 1995, 'lifestyle', 72_000],
  ['Vân Khánh Áo Dài', 'Trịnh Vân Khánh', 'female', 1989, 'fashion', 429_000],
  ['Đạt Code Dạo', 'Nông Tiến Đạt', 'male', 1996, 'technology', 63_000],
  ['Na Nấu Chay', 'Mai Thị Na', 'female', 1987, 'food', 169_000],
  ['Gấu Trúc Đi Học', 'Liễu Thục Trinh', 'female', 2003, 'education', 58_000],
  ['Huy Cắm Trại', 'Phó Đức Huy', 'male', 1994, 'travel', 91_000],
  ['Bố Ken Làm Vườn', 'Bùi Công Thành', 'male', 1984, 'home', 244_000],
  ['Linh Đan Chạy Bộ', 'Chu Linh Đan', 'female', 1993, 'fitness', 38_000],
  ['Rin Cosplay', 'Mã Hoài Trinh', 'other', 2001, 'entertainment', 302_000],
  ['Sáu Miệt Vườn', 'Sử Văn Sáu', 'male', 1979, 'food', 1_240_000],
  ['Quế Chi Mẹ Sinh Đôi', 'Lã Quế Chi', 'female', 1992, 'mother_baby', 51_000],
  ['Khang Soi Camera', 'Hàn Duy Khang', 'male', 1995, 'technology', 486_000],
  ['Thuỳ Dương Hát Mộc', 'Văn Thuỳ Dương', 'female', 1997, 'entertainment', 659_000],
  ['Bim Bim Reaction', 'Danh Hoàng Phúc', 'male', 2002, 'entertainment', 198_000],
  ['Ngọc Hân Lên Đồ', 'Tăng Ngọc Hân', 'female', 1999, 'fashion', 29_000],
  ['Trí Đầu Tư Chậm', 'Vương Hữu Trí', 'male', 1986, 'finance', 142_000],
  ['Mi Sữa', 'Thái Diệu Mi', 'other', 2000, 'beauty', 373_000],
  ['Hoài An Xứ Quảng', 'Ông Thị Hoài An', 'female', 1990, 'travel', 17_600],
  ['Tôm Chơi Cờ', 'Giang Khải Minh', 'male', 2004, 'gaming', 12_400],
];

export const communityRows: readonly KolRow[] = [
  ['Hội Bếp Nhà Vụng', 'Cộng đồng Bếp Nhà Vụng', 'other', null, 'food', 842_000],
  ['Mẹ Bỉm Tỉnh Táo', 'Cộng đồng Mẹ Bỉm Tỉnh Táo', 'other', null, 'mother_baby', 516_000],
  ['Nghiện Dọn Góc', 'Cộng đồng Nghiện Dọn Góc', 'other', null, 'home', 367_000],
  ['Ghiền Đi Cuối Tuần', 'Cộng đồng Ghiền Đi Cuối Tuần', 'other', null, 'travel', 428_000],
  ['Da Dầu Không Cô Đơn', 'Cộng đồng Da Dầu Không Cô Đơn', 'other', null, 'beauty', 189_000],
  ['Sài Gòn Ăn Đêm', 'Cộng đồng Sài Gòn Ăn Đêm', 'other', null, 'food', 634_000],
  ['Game Thủ Văn Phòng', 'Cộng đồng Game Thủ Văn Phòng', 'other', null, 'gaming', 97_000],
  ['Sổ Chi Tiêu', 'Cộng đồng Sổ Chi Tiêu', 'other', null, 'finance', 76_000],
];

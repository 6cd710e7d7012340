export interface DemoDepartment {
  name: string;
  studios: readonly string[];
}

export const departments: readonly DemoDepartment[] = [
  { name: 'Dịch vụ khách hàng', studios: ['Studio Tiêu dùng', 'Studio Tài chính', 'Studio Công nghệ'] },
  { name: 'Quản lý tài năng', studios: ['Studio Sài Gòn', 'Studio Hà Nội'] },
  { name: 'Sáng tạo nội dung', studios: ['Studio Ý tưởng', 'Studio Sản xuất'] },
  { name: 'Vận hành và báo cáo', studios: ['Studio Số liệu'] },
];

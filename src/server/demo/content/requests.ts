import { type RequestStatus, requestStatuses } from '../../../domain/campaigns/values';
import { tableRows } from './table';

const authors = ['customer', 'brand', 'executive', 'guest'] as const;

/** A campaign somebody asks for. `by` names an account, or a guest who wrote from the public site. */
export interface RequestIdea {
  by: (typeof authors)[number];
  status: RequestStatus;
  /** Days before today. */
  days: number;
  brand: string;
  company: string;
  name: string;
  /** VND. */
  budget: number;
  description: string;
}

// by | status | days ago | brand (code, or a guest's brand name) | company (a guest's) | name | million VND | description
const table = `
customer | pending | 1 | SUONGMAI | - | Ra mắt serum Sương Mai | 350 | Cần nhóm 6 đến 8 bạn chuyên chăm da, ưu tiên da nhạy cảm, nội dung nhật ký 14 ngày.
customer | on_going | 9 | NHUNGMOI | - | Bảng màu son mùa cưới | 280 | Mong có một bạn trang điểm cô dâu và các video ngắn thử màu trên nhiều tông da.
customer | approved | 60 | SUONGMAI | - | Da nhạy cảm mùa hanh khô | 290 | Kể chuyện thật của các bạn da nhạy cảm, có bác sĩ da liễu giải thích.
brand | pending | 2 | KENPHONE | - | Mở bán Ken Phone 9 | 900 | Đánh giá sớm trên YouTube trước ngày mở bán, sau đó là chuỗi video ngắn chụp đêm.
brand | approved | 75 | KENPHONE | - | Pin hai ngày đi phượt | 480 | Hành trình thật, có bản đồ và mức pin cuối mỗi ngày.
executive | on_going | 6 | HATLANH | - | Bữa sáng không đường | 260 | Khách hàng muốn nhóm ẩm thực và thể thao, quay tại nhà.
executive | approved | 50 | CUOITUAN | - | Hai ngày một đêm miền Trung | 300 | Ba bạn du lịch, mỗi bạn một hành trình, có chi phí cụ thể.
executive | cancel | 40 | SONNHA | - | Sơn nhà đón Tết | 180 | Khách hàng dời kế hoạch sang năm sau.
guest | pending | 1 | Tiệm Bánh Nhà Mây | Hộ kinh doanh Nhà Mây | Mùa bánh trung thu đầu tiên | 80 | Tiệm nhỏ ở Huế, muốn mời hai ba bạn ẩm thực đến thử bánh và kể lại.
guest | pending | 4 | Vườn Rau Bà Tư | Hợp tác xã Rau sạch Bà Tư | Rau vườn về phố | 60 | Cần video ngắn tại vườn, giao rau theo tuần cho gia đình ở thành phố.
guest | cancel | 25 | Xe Đạp Gió | Công ty TNHH Xe Đạp Gió | Đạp xe đi làm | 150 | Thử thách 30 ngày đạp xe đi làm cùng năm bạn chạy bộ.
`;

/** Requests in every status, the newest first within each author. */
export const requestIdeas: readonly RequestIdea[] = tableRows(table, 8).map(
  ([by = '', status = '', days = '', brand = '', company = '', name = '', million = '', description = '']) => ({
    by: authors.find((author) => author === by) ?? 'guest',
    status: requestStatuses.find((known) => known === status) ?? 'pending',
    days: Number(days),
    brand,
    company,
    name,
    budget: Number(million) * 1_000_000,
    description,
  }),
);

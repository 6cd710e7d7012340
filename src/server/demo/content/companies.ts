import { tableRows } from './table';

/** A customer of the agency, its legal and trading names; `sector` is a code of `customerSectors`. */
export interface DemoCustomer {
  code: string;
  name: string;
  trading_name: string;
  tax_number: string;
  sector: string;
  website: string;
}

/** A brand of the customer with code `customer`; `sectors` are codes of `customerSectors`, `industry` of `brandIndustries`. */
export interface DemoBrand {
  code: string;
  name: string;
  customer: string;
  sectors: readonly string[];
  industry: string;
  website: string;
  phone: string;
  address: string;
  email: string;
  description: string;
}

function customer(code: string, name: string, trading_name: string, tax_number: string, sector: string): DemoCustomer {
  return {
    code,
    name,
    trading_name,
    tax_number,
    sector,
    website: `https://${code.toLowerCase()}.example`,
  };
}

/** Invented companies; none of them is or resembles a real one on purpose. */
export const demoCustomers: readonly DemoCustomer[] = [
  customer('SONGLAM', 'CÔNG TY CỔ PHẦN THỰC PHẨM SÔNG LAM XANH', 'Sông Lam Foods', '0398214574', 'fmcg'),
  customer('MOCNHIEN', 'CÔNG TY TNHH MỸ PHẨM MỘC NHIÊN', 'Mộc Nhiên Beauty', '0397105822', 'fmcg'),
  customer('TANQUANG', 'NGÂN HÀNG THƯƠNG MẠI CỔ PHẦN TÂN QUANG', 'Tân Quang Bank', '0198340211', 'banking_finance'),
  customer('ANTHINH', 'TỔNG CÔNG TY CỔ PHẦN BẢO HIỂM AN THỊNH LIFE', 'An Thịnh Life', '0197462802', 'insurance'),
  customer('VIETHA', 'CÔNG TY CỔ PHẦN ĐIỆN LẠNH VIỆT HẠ', 'Việt Hạ Electric', '0396721459', 'electricity'),
  customer('BENDO', 'CÔNG TY CỔ PHẦN ĐỊA ỐC BẾN ĐÒ', 'Bến Đò Land', '0395830141', 'real_estate'),
  customer('NOVAKEN', 'CÔNG TY TNHH THIẾT BỊ SỐ NOVAKEN', 'Novaken', '0394617283', 'smcg'),
  customer('GIOMUA', 'CÔNG TY CỔ PHẦN MAY MẶC GIÓ MÙA', 'Gió Mùa Apparel', '0393508411', 'smcg'),
  customer('BACHAO', 'CÔNG TY CỔ PHẦN SỮA BẠCH HẢO', 'Bạch Hảo Dairy', '0196274355', 'fmcg'),
  customer('DATVANG', 'CÔNG TY TNHH VẬT LIỆU XÂY DỰNG ĐẤT VÀNG', 'Đất Vàng', '0392741817', 'smcg'),
  customer('LUHANH', 'CÔNG TY TNHH LỮ HÀNH CHÂN TRỜI NHỎ', 'Chân Trời Nhỏ Travel', '0391865270', 'others'),
  customer('TRAMHOC', 'CÔNG TY CỔ PHẦN GIÁO DỤC TRẠM HỌC', 'Trạm Học', '0195307657', 'others'),
];

// customer | code | name | sectors | industry | address | description
const brandTable = `
SONGLAM | NEPLANG | Nếp Làng | fmcg | food | 18 Đường Số 7, Quận 7, TP. Hồ Chí Minh | Gạo, nếp và bún khô từ vùng trồng của hợp tác xã miền Tây, đóng gói theo bữa cho gia đình trẻ.
SONGLAM | COMBEP | Cơm Bếp | fmcg | food | 18 Đường Số 7, Quận 7, TP. Hồ Chí Minh | Cơm và món mặn nấu sẵn, hâm ba phút, dành cho dân văn phòng bận rộn.
SONGLAM | TRAMAT | Trà Mát Lành | fmcg | food | 18 Đường Số 7, Quận 7, TP. Hồ Chí Minh | Trà thảo mộc ít đường với hoa cúc, la hán quả và atiso Đà Lạt.
MOCNHIEN | SUONGMAI | Sương Mai | fmcg | fashion | 42 Nguyễn Cư Trinh, Quận 1, TP. Hồ Chí Minh | Chăm sóc da dịu nhẹ cho làn da nhạy cảm của người Việt, không hương liệu.
MOCNHIEN | NHUNGMOI | Nhung Môi | fmcg | fashion | 42 Nguyễn Cư Trinh, Quận 1, TP. Hồ Chí Minh | Son dưỡng có màu và son lì nhẹ môi, bảng màu riêng cho tông da châu Á.
MOCNHIEN | TOCMAY | Tóc Mây | fmcg | fashion | 42 Nguyễn Cư Trinh, Quận 1, TP. Hồ Chí Minh | Dầu gội và tinh dầu bưởi cho tóc gãy rụng sau sinh.
TANQUANG | TQPAY | TQ Pay | banking_finance | technology | 9 Phố Huế, Quận Hai Bà Trưng, Hà Nội | Ví và thẻ số của Tân Quang Bank cho người mới đi làm.
TANQUANG | TQSAVE | TQ Tích Lũy | banking_finance | technology | 9 Phố Huế, Quận Hai Bà Trưng, Hà Nội | Tiết kiệm theo mục tiêu, bắt đầu từ 50.000 đồng mỗi tuần.
ANTHINH | VUNGBUOC | Vững Bước | insurance | technology | 27 Láng Hạ, Quận Đống Đa, Hà Nội | Bảo hiểm sức khỏe cho gia đình có con nhỏ, bồi thường trực tuyến trong 24 giờ.
ANTHINH | ANTAM | An Tâm Xe | insurance | technology | 27 Láng Hạ, Quận Đống Đa, Hà Nội | Bảo hiểm xe máy và ô tô mua trong năm phút trên điện thoại.
VIETHA | MATHA | Mát Hạ | electricity, smcg | technology | Lô B4, KCN Tân Bình, TP. Hồ Chí Minh | Điều hòa tiết kiệm điện thiết kế cho phòng nhỏ ở đô thị.
VIETHA | BEPTHONG | Bếp Thông | electricity, smcg | technology | Lô B4, KCN Tân Bình, TP. Hồ Chí Minh | Nồi chiên, bếp từ và máy xay kết nối ứng dụng công thức Việt.
BENDO | VENSONG | Ven Sông Residence | real_estate | build | 3 Mai Chí Thọ, TP. Thủ Đức, TP. Hồ Chí Minh | Căn hộ ven sông cho gia đình trẻ, bàn giao hoàn thiện.
BENDO | DOIGIO | Đồi Gió Retreat | real_estate | build | Xã Tà Nung, Đà Lạt, Lâm Đồng | Khu nghỉ dưỡng giữa rừng thông, sở hữu linh hoạt theo tuần.
NOVAKEN | KENBUDS | Ken Buds | smcg | technology | 155 Cộng Hòa, Quận Tân Bình, TP. Hồ Chí Minh | Tai nghe không dây chống ồn cho sinh viên và dân chạy bộ.
NOVAKEN | KENPHONE | Ken Phone | smcg | technology | 155 Cộng Hòa, Quận Tân Bình, TP. Hồ Chí Minh | Điện thoại tầm trung chụp đêm tốt, pin hai ngày.
NOVAKEN | KENHOME | Ken Home | smcg, electricity | technology | 155 Cộng Hòa, Quận Tân Bình, TP. Hồ Chí Minh | Camera, khóa cửa và đèn thông minh tự lắp trong một buổi chiều.
GIOMUA | VAIMOC | Vải Mộc | smcg | fashion | 88 Võ Văn Tần, Quận 3, TP. Hồ Chí Minh | Đồ linen và cotton mặc mát, may tại xưởng Bình Dương.
GIOMUA | NHIPCHAN | Nhịp Chân | smcg | fashion | 88 Võ Văn Tần, Quận 3, TP. Hồ Chí Minh | Giày chạy và đồ tập cho khí hậu nóng ẩm.
BACHAO | SUABE | Bé Hảo | fmcg | food | 61 Trần Duy Hưng, Quận Cầu Giấy, Hà Nội | Sữa công thức và sữa chua cho trẻ từ một tuổi.
BACHAO | HATLANH | Hạt Lành | fmcg | food | 61 Trần Duy Hưng, Quận Cầu Giấy, Hà Nội | Sữa hạt không đường cho người ăn lành mạnh.
DATVANG | SONNHA | Sơn Nhà Mới | smcg | build | Số 5 Quốc lộ 13, Thuận An, Bình Dương | Sơn nội thất ít mùi, bảng màu theo phong thủy.
DATVANG | GACHHOA | Gạch Hoa | smcg | build | Số 5 Quốc lộ 13, Thuận An, Bình Dương | Gạch bông hoa văn Đông Dương cho quán cà phê và nhà phố.
LUHANH | CUOITUAN | Cuối Tuần Đi Đâu | others | technology | 120 Nguyễn Văn Linh, Quận Hải Châu, Đà Nẵng | Tour ngắn hai ngày một đêm theo nhóm nhỏ quanh Đà Nẵng, Hội An, Huế.
TRAMHOC | NOIDI | Nói Đi English | others | technology | 34 Duy Tân, Quận Cầu Giấy, Hà Nội | Luyện nói tiếng Anh 15 phút mỗi ngày với giáo viên trực tuyến.
`;

/** Invented brands; the telephone numbers are invented too and valid in form only. */
export const demoBrands: readonly DemoBrand[] = tableRows(brandTable, 7).map(
  ([customer = '', code = '', name = '', sectors = '', industry = '', address = '', description = ''], index) => ({
    code,
    name,
    customer,
    sectors: sectors.split(', '),
    industry,
    website: `https://${code.toLowerCase()}.example`,
    phone: `095${String(1_047_310 + index * 371_953).padStart(7, '0')}`,
    address,
    email: `marketing@${code.toLowerCase()}.example`,
    description,
  }),
);

import { tableRows } from './table';

/** What a campaign of a brand (code of `demoBrands`) is about. */
export interface CampaignIdea {
  brand: string;
  name: string;
  keywords: readonly string[];
  hashtag: string;
  /** The product, as it stands inside a sentence. */
  product: string;
  message: string;
}

// brand | name | hashtag | keywords | product | message
const table = `
NEPLANG | Tết Về Bên Mâm Cơm | #TetVeBenMamCom | tết, mâm cơm, gạo nếp | gạo nếp cái Nếp Làng | Tết trọn vẹn khi cả nhà cùng gói bánh
NEPLANG | Bữa Cơm 20 Phút | #BuaCom20Phut | cơm nhà, nấu nhanh, gạo | gạo Nếp Làng hạt dài | Cơm nhà ngon không cần nhiều thời gian
COMBEP | Trưa Nay Ăn Gì | #TruaNayAnGi | cơm văn phòng, bữa trưa, tiện lợi | cơm hâm ba phút Cơm Bếp | Bữa trưa đủ chất giữa ngày bận rộn
COMBEP | Ca Đêm Không Đói | #CaDemKhongDoi | ca đêm, ăn khuya, tiện lợi | hộp cơm Cơm Bếp | Người làm ca đêm cũng có bữa cơm nóng
TRAMAT | Hè Mát Lành | #HeMatLanh | trà thảo mộc, mùa hè, ít đường | trà cúc la hán Trà Mát Lành | Giải nhiệt nhẹ nhàng, ít đường
SUONGMAI | Da Nhạy Cảm Cũng Rạng Rỡ | #DaNhayCamRangRo | da nhạy cảm, chăm da, phục hồi | kem dưỡng phục hồi Sương Mai | Phục hồi hàng rào da trong 14 ngày
SUONGMAI | Thử Thách 14 Ngày Dịu Da | #14NgayDiuDa | thử thách, chăm da, trước và sau | bộ dịu da Sương Mai | Cùng ghi nhật ký làn da suốt 14 ngày
SUONGMAI | Chống Nắng Mỗi Ngày | #ChongNangMoiNgay | chống nắng, da dầu, SPF50 | kem chống nắng Sương Mai SPF50 | Chống nắng là bước không được quên
NHUNGMOI | Màu Môi Của Riêng Mình | #MauMoiRieng | son lì, bảng màu, trang điểm | son lì Nhung Môi bảng màu mới | Tìm ra màu môi hợp với tông da của bạn
NHUNGMOI | Valentine Nhẹ Môi | #NheMoi | valentine, quà tặng, son dưỡng | hộp quà son Nhung Môi | Món quà nhỏ nói thay lời thương
TOCMAY | Tóc Khỏe Sau Sinh | #TocKhoeSauSinh | rụng tóc, sau sinh, tinh dầu bưởi | dầu gội bưởi Tóc Mây | Mẹ được chăm sóc để chăm con tốt hơn
TQPAY | Lương Đầu Tiên | #LuongDauTien | thẻ số, người đi làm, hoàn tiền | thẻ số TQ Pay | Mở thẻ trong ba phút, hoàn tiền từ giao dịch đầu tiên
TQPAY | Quét Là Xong | #QuetLaXong | thanh toán, mã QR, chợ | ví TQ Pay | Từ gánh hàng rong đến siêu thị, quét là xong
TQSAVE | Mỗi Tuần Một Ít | #MoiTuanMotIt | tiết kiệm, mục tiêu, tài chính cá nhân | gói TQ Tích Lũy | Bắt đầu tiết kiệm từ 50.000 đồng mỗi tuần
VUNGBUOC | An Tâm Nuôi Con | #AnTamNuoiCon | bảo hiểm sức khỏe, gia đình, con nhỏ | bảo hiểm gia đình Vững Bước | Ba mẹ yên tâm, con vững bước
VUNGBUOC | Hiểu Đúng Bảo Hiểm | #HieuDungBaoHiem | bảo hiểm, giải thích, quyền lợi | bảo hiểm Vững Bước | Đọc hợp đồng bảo hiểm bằng lời dễ hiểu
ANTAM | Lên Xe Là An Tâm | #LenXeAnTam | bảo hiểm xe, ô tô, xe máy | bảo hiểm An Tâm Xe | Mua bảo hiểm xe trong năm phút
MATHA | Phòng Nhỏ Mát Nhanh | #PhongNhoMatNhanh | điều hòa, tiết kiệm điện, phòng trọ | điều hòa mini Mát Hạ | Mát nhanh mà hóa đơn điện vẫn nhẹ
MATHA | Đêm Hè Ngủ Ngon | #DemHeNguNgon | điều hòa, giấc ngủ, êm | điều hòa Mát Hạ chế độ ngủ | Êm và dịu để cả nhà ngủ ngon
BEPTHONG | Bếp Thông Minh Món Nhà | #BepThongMonNha | nồi chiên, bếp từ, công thức | nồi chiên Bếp Thông | Công thức Việt trong chiếc nồi thông minh
VENSONG | Sống Chậm Bên Sông | #SongChamBenSong | căn hộ, ven sông, gia đình trẻ | căn hộ mẫu Ven Sông Residence | Mỗi sáng thức dậy bên dòng sông
VENSONG | Ngôi Nhà Đầu Tiên | #NgoiNhaDauTien | mua nhà, vay mua nhà, gia đình | Ven Sông Residence | Từng bước mua căn nhà đầu tiên
DOIGIO | Trốn Phố Lên Đồi | #TronPhoLenDoi | nghỉ dưỡng, Đà Lạt, rừng thông | Đồi Gió Retreat | Cuối tuần nghe thông reo
KENBUDS | Nghe Trọn Nhịp | #NgheTronNhip | tai nghe, chống ồn, âm nhạc | tai nghe Ken Buds 2 | Tắt tiếng ồn, mở nhịp của bạn
KENBUDS | Mùa Thi Tập Trung | #MuaThiTapTrung | mùa thi, sinh viên, tai nghe | tai nghe Ken Buds | Một đôi tai nghe cho mùa thi yên tĩnh
KENPHONE | Phố Đêm Trong Tay | #PhoDemTrongTay | điện thoại, chụp đêm, camera | Ken Phone 8 | Chụp phố đêm rõ như mắt nhìn
KENPHONE | Pin Hai Ngày Đi Phượt | #PinHaiNgay | điện thoại, pin, du lịch | Ken Phone 8 Pin Lớn | Đi hai ngày không mang sạc
KENPHONE | Quay Một Chạm | #QuayMotCham | điện thoại, quay phim, chống rung | Ken Phone 8 Pro | Cầm lên là quay, không cần gimbal
KENPHONE | Máy Mới Vào Trường | #MayMoiVaoTruong | tân sinh viên, điện thoại, trả góp | Ken Phone 7 Lite | Chiếc máy đầu tiên của đời sinh viên
KENPHONE | Selfie Không Chỉnh | #SelfieKhongChinh | selfie, camera trước, tự tin | Ken Phone 8 bản Hồng Sen | Đẹp theo cách của mình, không cần bộ lọc
KENPHONE | Đổi Cũ Lên Đời | #DoiCuLenDoi | thu cũ đổi mới, điện thoại, tiết kiệm | chương trình đổi máy Ken Phone | Máy cũ còn giá, máy mới nhẹ ví
KENHOME | Nhà Tự Lo | #NhaTuLo | nhà thông minh, camera, khóa cửa | bộ khởi đầu Ken Home | Tự lắp nhà thông minh trong một buổi chiều
VAIMOC | Mặc Mát Đi Làm | #MacMatDiLam | linen, công sở, mùa hè | sơ mi linen Vải Mộc | Lịch sự mà vẫn mát
VAIMOC | Áo Cũ Kể Chuyện Mới | #AoCuKeChuyenMoi | thời trang bền vững, tái chế, thu hồi | chương trình đổi áo Vải Mộc | Đổi áo cũ, giữ lại câu chuyện
NHIPCHAN | Chạy Cùng Thành Phố | #ChayCungThanhPho | chạy bộ, giày chạy, giải chạy | giày chạy Nhịp Chân Air | Mỗi sáng năm cây số cùng thành phố
NHIPCHAN | Năm Mới Tập Mới | #NamMoiTapMoi | tập luyện, năm mới, đồ tập | đồ tập Nhịp Chân | Bắt đầu nhỏ, giữ lâu
SUABE | Bé Lớn Mỗi Ngày | #BeLonMoiNgay | sữa công thức, trẻ nhỏ, dinh dưỡng | sữa Bé Hảo số 3 | Từng bước lớn đều đáng ghi lại
SUABE | Sữa Chua Giờ Ra Chơi | #GioRaChoi | sữa chua, học sinh, bữa phụ | sữa chua Bé Hảo | Bữa phụ vui cho giờ ra chơi
HATLANH | Sáng Lành | #SangLanh | sữa hạt, bữa sáng, không đường | sữa hạt Hạt Lành | Buổi sáng nhẹ bụng, đủ năng lượng
SONNHA | Sơn Lại Một Bức Tường | #SonLaiMotBucTuong | sơn nhà, tự làm, cải tạo | sơn ít mùi Sơn Nhà Mới | Một cuối tuần, một bức tường mới
GACHHOA | Gạch Hoa Kể Chuyện Phố | #GachHoaKeChuyen | gạch bông, quán cà phê, Đông Dương | gạch bông Gạch Hoa | Nét cũ trong không gian mới
CUOITUAN | Hai Ngày Một Đêm | #HaiNgayMotDem | tour ngắn, miền Trung, cuối tuần | tour nhóm nhỏ Cuối Tuần Đi Đâu | Đi gần thôi mà nhớ lâu
NOIDI | 15 Phút Nói Đi | #15PhutNoiDi | tiếng Anh, luyện nói, trực tuyến | khóa luyện nói Nói Đi English | Mười lăm phút mỗi ngày, nói là tự tin
NOIDI | Phỏng Vấn Không Run | #PhongVanKhongRun | phỏng vấn, tiếng Anh, sinh viên | gói luyện phỏng vấn Nói Đi English | Luyện trước để vào phòng phỏng vấn không run
`;

/** What the demo campaigns are about, at least one for each brand. */
export const campaignIdeas: readonly CampaignIdea[] = tableRows(table, 6).map(
  ([brand = '', name = '', hashtag = '', keywords = '', product = '', message = '']) => ({
    brand,
    name,
    hashtag,
    keywords: keywords.split(', '),
    product,
    message,
  }),
);

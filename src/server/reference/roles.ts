import type { RoleName, UserType } from '../../domain/roles';

interface RoleSeed {
  name_display: string;
  description: string;
  type: UserType;
}

function staff(name_display: string, description: string): RoleSeed {
  return { name_display, description, type: 'staff' };
}

/** How each role is shown and which users it is for (spec 2 §6). */
export const roleSeeds: Record<RoleName, RoleSeed> = {
  admin: staff('Admin', 'Toàn quyền quản trị hệ thống'),
  manager: staff('Manager', 'Quản lý toàn bộ hoạt động của công ty'),
  account_supervisor: staff('Account Supervisor', 'Giám sát khách hàng và chiến dịch, duyệt hồ sơ'),
  account_manager: staff('Account Manager', 'Quản lý khách hàng và chiến dịch, duyệt hồ sơ'),
  talent_account_executive: staff('Talent Account Executive', 'Làm việc với KOL và người quản lý của họ'),
  associate_account_manager: staff('Associate Account Manager', 'Hỗ trợ quản lý khách hàng'),
  senior_account_executive: staff('Senior Account Executive', 'Điều hành chiến dịch hằng ngày'),
  junior_account_executive: staff('Junior Account Executive', 'Hỗ trợ điều hành chiến dịch'),
  staff: staff('Staff', 'Nhân viên các bộ phận khác'),
  account: staff('Account', 'Chăm sóc khách hàng, không nhập liệu hàng loạt'),
  customer: { name_display: 'Customer', description: 'Người đại diện của khách hàng', type: 'customer' },
  client: { name_display: 'Client', description: 'Người theo dõi phía khách hàng', type: 'customer' },
  brand: { name_display: 'Brand', description: 'Người đại diện của nhãn hàng', type: 'brand' },
  KOL: { name_display: 'KOL', description: 'KOL xem công việc của mình', type: 'kol' },
};

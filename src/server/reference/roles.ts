import type { RoleName, UserType } from '../../domain/roles';
import { ownRoleNames } from '../../domain/roles/names';

interface RoleSeed {
  name_display: string;
  description: string;
  type: UserType;
}

const descriptions: Record<RoleName, [description: string, type: UserType]> = {
  admin: ['Toàn quyền quản trị hệ thống', 'staff'],
  manager: ['Quản lý toàn bộ hoạt động của công ty', 'staff'],
  account_supervisor: ['Giám sát khách hàng và chiến dịch, duyệt hồ sơ', 'staff'],
  account_manager: ['Quản lý khách hàng và chiến dịch, duyệt hồ sơ', 'staff'],
  talent_account_executive: ['Làm việc với KOL và người quản lý của họ', 'staff'],
  associate_account_manager: ['Hỗ trợ quản lý khách hàng', 'staff'],
  senior_account_executive: ['Điều hành chiến dịch hằng ngày', 'staff'],
  junior_account_executive: ['Hỗ trợ điều hành chiến dịch', 'staff'],
  staff: ['Nhân viên các bộ phận khác', 'staff'],
  account: ['Chăm sóc khách hàng, không nhập liệu hàng loạt', 'staff'],
  customer: ['Người đại diện của khách hàng', 'customer'],
  client: ['Người theo dõi phía khách hàng', 'customer'],
  brand: ['Người đại diện của nhãn hàng', 'brand'],
  KOL: ['KOL xem công việc của mình', 'kol'],
};

/** How each role is shown and which users it is for (spec 2 §6). */
export const roleSeeds = Object.fromEntries(
  Object.entries(descriptions).map(([name, [description, type]]) => [
    name,
    { name_display: ownRoleNames[name as RoleName], description, type },
  ]),
) as Record<RoleName, RoleSeed>;

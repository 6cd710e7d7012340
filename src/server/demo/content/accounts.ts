import type { RoleName, UserType } from '../../../domain/roles';

/** The accounts a visitor signs in with, `{name}@demo.example` (CONTRACT.md §7). */
export const accountNames = [
  'admin',
  'manager',
  'supervisor',
  'executive',
  'staff',
  'account',
  'customer',
  'brand',
  'kol',
] as const;
export type AccountName = (typeof accountNames)[number];

export interface DemoAccount {
  fullname: string;
  gender: 'male' | 'female';
  type: UserType;
  role: RoleName;
  position: string;
  /** Department and studio, numbered as in `departments`; only staff have them. */
  place?: readonly [number, number];
}

/** Customer, brand and KOL that the accounts of those names stand for: codes, and a stage name. */
export const represented = { customer: 'MOCNHIEN', brand: 'KENPHONE', kol: 'An Nhiên Makeup' } as const;

export const demoAccounts: Record<AccountName, DemoAccount> = {
  admin: {
    fullname: 'Lê Minh Quân',
    gender: 'male',
    type: 'staff',
    role: 'admin',
    position: 'Quản trị hệ thống',
    place: [3, 0],
  },
  manager: {
    fullname: 'Phạm Thu Hà',
    gender: 'female',
    type: 'staff',
    role: 'manager',
    position: 'Giám đốc dịch vụ khách hàng',
    place: [0, 0],
  },
  supervisor: {
    fullname: 'Trần Quốc Bảo',
    gender: 'male',
    type: 'staff',
    role: 'account_supervisor',
    position: 'Giám sát khách hàng',
    place: [0, 0],
  },
  executive: {
    fullname: 'Nguyễn Khánh Linh',
    gender: 'female',
    type: 'staff',
    role: 'senior_account_executive',
    position: 'Chuyên viên chiến dịch cấp cao',
    place: [0, 1],
  },
  staff: {
    fullname: 'Võ Thành Đạt',
    gender: 'male',
    type: 'staff',
    role: 'staff',
    position: 'Nhân viên nội dung',
    place: [2, 0],
  },
  account: {
    fullname: 'Đặng Mỹ Anh',
    gender: 'female',
    type: 'staff',
    role: 'account',
    position: 'Chăm sóc khách hàng',
    place: [0, 2],
  },
  customer: {
    fullname: 'Hồ Ngọc Lan',
    gender: 'female',
    type: 'customer',
    role: 'customer',
    position: 'Trưởng phòng tiếp thị',
  },
  brand: { fullname: 'Bùi Đức Long', gender: 'male', type: 'brand', role: 'brand', position: 'Quản lý nhãn hàng' },
  kol: { fullname: 'Giáp An Nhiên', gender: 'female', type: 'kol', role: 'KOL', position: 'KOL' },
};

/** Colleagues who appear in campaigns but have no password to sign in with. */
export const colleagueRoles: readonly { role: RoleName; position: string; place: readonly [number, number] }[] = [
  { role: 'account_manager', position: 'Quản lý khách hàng', place: [0, 1] },
  { role: 'account_manager', position: 'Quản lý khách hàng', place: [0, 2] },
  { role: 'senior_account_executive', position: 'Chuyên viên chiến dịch cấp cao', place: [0, 0] },
  { role: 'junior_account_executive', position: 'Chuyên viên chiến dịch', place: [0, 1] },
  { role: 'junior_account_executive', position: 'Chuyên viên chiến dịch', place: [0, 2] },
  { role: 'associate_account_manager', position: 'Trợ lý quản lý khách hàng', place: [0, 0] },
  { role: 'talent_account_executive', position: 'Quản lý tài năng', place: [1, 0] },
  { role: 'talent_account_executive', position: 'Quản lý tài năng', place: [1, 1] },
  { role: 'staff', position: 'Nhân viên sản xuất', place: [2, 1] },
  { role: 'staff', position: 'Chuyên viên số liệu', place: [3, 0] },
];

/** Customers, beside the customer account's, with someone who speaks for them. */
export const customersWithRepresentative: readonly string[] = ['SONGLAM', 'TANQUANG', 'VIETHA', 'GIOMUA', 'BACHAO'];

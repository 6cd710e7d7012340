import type { brandSectors, brands, customerSectors, customers, representatives } from '../db/schema/customers';
import { represented } from './content/accounts';
import { demoBrands, demoCustomers } from './content/companies';
import type { DemoPeople } from './users';
import type { World } from './world';

/** Customers and brands with their sectors and the people who stand for them; ids by code. */
export interface DemoCompanies {
  customers: (typeof customers.$inferInsert)[];
  customerSectors: (typeof customerSectors.$inferInsert)[];
  brands: (typeof brands.$inferInsert)[];
  brandSectors: (typeof brandSectors.$inferInsert)[];
  representatives: (typeof representatives.$inferInsert)[];
  customerIds: Map<string, string>;
  brandIds: Map<string, string>;
}

const firstDay = -560;
/** Brands still waiting for approval: a second idea of an existing customer each. */
const pendingBrands = [
  {
    code: 'TRAHOA',
    name: 'Trà Hoa Sớm',
    customer: 'SONGLAM',
    sector: 'fmcg',
    days: -4,
    by: 'executive',
    phone: '0951884206',
    address: '18 Đường Số 7, Quận 7, TP. Hồ Chí Minh',
    description: 'Trà ướp hoa tươi mỗi sớm, gói nhỏ vừa một ấm cho hai người.',
  },
  {
    code: 'KENKIDS',
    name: 'Ken Kids',
    customer: 'NOVAKEN',
    sector: 'smcg',
    days: -1,
    by: 'staff',
    phone: '0952660418',
    address: '155 Cộng Hòa, Quận Tân Bình, TP. Hồ Chí Minh',
    description: 'Đồng hồ và tai nghe cho trẻ, ba mẹ gọi được và giới hạn âm lượng.',
  },
] as const;

/** Twelve active customers, 25 active brands and two pending ones, and the representatives' links. */
export function buildCompanies(world: World, people: DemoPeople): DemoCompanies {
  const random = world.random.fork('companies');
  const companies: DemoCompanies = {
    customers: [],
    customerSectors: [],
    brands: [],
    brandSectors: [],
    representatives: [],
    customerIds: new Map(),
    brandIds: new Map(),
  };
  const keepers = people.byRole.get('account_manager') ?? [people.accounts.manager];
  demoCustomers.forEach(({ sector, ...customer }, index) => {
    const created_at = world.at(firstDay + index * 12, 9.5 + random.float() * 7);
    const id = world.newId(created_at);
    companies.customerIds.set(customer.code, id);
    companies.customers.push({
      id,
      ...customer,
      logo_file_id: world.pictures.logo(customer.trading_name, created_at),
      status: 'active',
      created_by: random.pick(keepers),
      created_at,
      updated_at: created_at,
    });
    companies.customerSectors.push({
      customer_id: id,
      sector_id: world.reference.sector('customer_brand', sector),
    });
  });
  demoBrands.forEach(({ customer, sectors, industry, ...brand }, index) => {
    const created_at = world.at(firstDay + 150 + index, 9.5 + random.float() * 7);
    const id = addBrand(
      world,
      companies,
      { ...brand, status: 'active', created_by: random.pick(keepers) },
      customer,
      created_at,
    );
    const sectorIds = [
      ...sectors.map((code) => world.reference.sector('customer_brand', code)),
      world.reference.sector('industry', industry),
    ];
    companies.brandSectors.push(...sectorIds.map((sector_id) => ({ brand_id: id, sector_id })));
  });
  for (const { customer, sector, days, by, ...brand } of pendingBrands) {
    const created_at = world.at(days, 15);
    const id = addBrand(
      world,
      companies,
      { ...brand, ...addressesOf(brand.code), status: 'pending', created_by: people.accounts[by] },
      customer,
      created_at,
    );
    companies.brandSectors.push({ brand_id: id, sector_id: world.reference.sector('customer_brand', sector) });
  }
  represent(world, companies, people);
  return companies;
}

/** Where a demo brand is found: nowhere outside the demo. */
function addressesOf(code: string) {
  const host = `${code.toLowerCase()}.example`;
  return { website: `https://${host}`, email: `marketing@${host}` };
}

function idOf(ids: Map<string, string>, code: string): string {
  const id = ids.get(code);
  if (!id) throw new Error(`no company has the code ${code}`);
  return id;
}

type BrandFields = Omit<
  typeof brands.$inferInsert,
  'id' | 'customer_id' | 'logo_file_id' | 'created_at' | 'updated_at'
>;

function addBrand(
  world: World,
  companies: DemoCompanies,
  brand: BrandFields,
  customer: string,
  created_at: Date,
): string {
  const id = world.newId(created_at);
  companies.brandIds.set(brand.code, id);
  companies.brands.push({
    id,
    ...brand,
    customer_id: idOf(companies.customerIds, customer),
    logo_file_id: world.pictures.logo(brand.name, created_at),
    created_at,
    updated_at: created_at,
  });
  return id;
}

function represent(world: World, companies: DemoCompanies, people: DemoPeople): void {
  const created_at = world.at(firstDay + 200, 10);
  const forCustomers = [...people.representatives, [represented.customer, people.accounts.customer] as const];
  for (const [code, user_id] of forCustomers) {
    companies.representatives.push({
      id: world.newId(created_at),
      user_id,
      type: 'customer',
      customer_id: idOf(companies.customerIds, code),
      created_at,
      updated_at: created_at,
    });
  }
  companies.representatives.push({
    id: world.newId(created_at),
    user_id: people.accounts.brand,
    type: 'brand',
    brand_id: idOf(companies.brandIds, represented.brand),
    created_at,
    updated_at: created_at,
  });
}

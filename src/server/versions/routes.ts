import { brandKind } from '../brands/kind';
import { asConflict as asCampaignConflict } from '../campaigns/conflicts';
import { formerCampaign } from '../campaigns/former';
import { asConflict as asCompanyConflict } from '../companies/conflicts';
import { formerCompany } from '../companies/former';
import { customerKind } from '../customers/kind';
import { readVersion, takeBack } from '../former/state';
import type { Api } from '../http/api';
import { asConflict as asKolConflict } from '../kols/conflicts';
import { formerKol } from '../kols/former';

const formerCustomer = formerCompany(customerKind);
const formerBrand = formerCompany(brandKind);

/** Binds what records were after an entry of their trail, and the way back to it. */
export function versionRoutes(api: Api): void {
  api.handle('kolVersion', async ({ ctx, params }) => ({ data: await readVersion(ctx, formerKol, params) }));
  api.handle('kolTakeBack', async ({ ctx, params, body }) => ({
    data: await takeBack(ctx, formerKol, params, body).catch(asKolConflict),
  }));
  api.handle('customerVersion', async ({ ctx, params }) => ({ data: await readVersion(ctx, formerCustomer, params) }));
  api.handle('customerTakeBack', async ({ ctx, params, body }) => ({
    data: await takeBack(ctx, formerCustomer, params, body).catch(asCompanyConflict),
  }));
  api.handle('brandVersion', async ({ ctx, params }) => ({ data: await readVersion(ctx, formerBrand, params) }));
  api.handle('brandTakeBack', async ({ ctx, params, body }) => ({
    data: await takeBack(ctx, formerBrand, params, body).catch(asCompanyConflict),
  }));
  api.handle('campaignVersion', async ({ ctx, params }) => ({ data: await readVersion(ctx, formerCampaign, params) }));
  api.handle('campaignTakeBack', async ({ ctx, params, body }) => ({
    data: await takeBack(ctx, formerCampaign, params, body).catch(asCampaignConflict),
  }));
}

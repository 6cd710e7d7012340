import { groupOfStatus } from '../../domain/campaigns/values';
import type { Shortener } from '../../domain/shorteners/types';

/** What the address of a campaign's page names beside its id. */
export const campaignPlace = ({ status }: NonNullable<Shortener['campaign']>) => ({ type: groupOfStatus(status) });

import type { Network } from '../networks';
import type { Gender, KolStatus, KolType, Marriage } from './values';

export interface SectorRef {
  id: string;
  name: string;
  un_name: string;
}

/** A KOL's account on a network; follower_count null = unknown. */
export interface KolSocial {
  id: string;
  social_type: Network;
  url: string;
  name: string | null;
  is_verified: boolean;
  follower_count: number | null;
}

/** A row of `GET /kols`; optional fields are withheld from reduced and anonymous viewers. */
export interface KolListItem {
  id: string;
  code: string;
  stage_name: string;
  avatar: string | null;
  type: KolType;
  bio: string | null;
  the_talent_partner: boolean;
  outstanding: boolean;
  sectors: SectorRef[];
  jobs: string[];
  socials: KolSocial[];
  status?: KolStatus;
  booking_price_from?: number | null;
  booking_price_to?: number | null;
  create_date: string;
  version: number;
}

/** `GET /kols/{id}`; optional fields are withheld from reduced and anonymous viewers. */
export interface KolDetail extends KolListItem {
  fullname?: string | null;
  gender?: Gender | null;
  marriage?: Marriage | null;
  birthdate?: string | null;
  description?: string | null;
  note?: string | null;
  createdBy?: { id: string; fullname: string; avatar: string | null } | null;
  group_photo: string | null;
  average: {
    view: number | null;
    like: number | null;
    comment: number | null;
    share: number | null;
    engagement: number | null;
  };
}

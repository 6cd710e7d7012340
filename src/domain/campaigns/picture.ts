import type { CampaignListItem } from './types';

type Pictures = Pick<CampaignListItem, 'avatar' | 'cover_image'>;

/** What a campaign is known by wherever its picture is small: its own, or its cover where it has none. */
export const pictureOf = ({ avatar, cover_image }: Pictures): string | null => avatar ?? cover_image;

/** What fills a place as wide as a cover, where its own picture would be cut to a strip. */
export const coverOf = ({ avatar, cover_image }: Pictures): string | null => cover_image ?? avatar;

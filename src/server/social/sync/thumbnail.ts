import { AppError } from '../../../domain/errors';
import { NetworkFailure, type SocialNetwork } from '../../adapters/social/network';
import type { Services } from '../../context';
import { storePicture } from '../../media/storePicture';

/** Pixels: as large as any page shows the picture of a post, upright ones as tall as networks let them be. */
const within = { width: 640, height: 1_138 };

/**
 * The public address of the picture at an address a network gave, kept here; null where there is none, or none that
 * can be drawn: a post is shown without it.
 */
export async function thumbnailOf(
  services: Services,
  network: SocialNetwork,
  address: string | null,
): Promise<string | null> {
  try {
    const bytes = address && (await network.picture(address));
    return bytes ? await storePicture(services, bytes, { within }) : null;
  } catch (error) {
    if (error instanceof NetworkFailure || error instanceof AppError) return null;
    throw error;
  }
}

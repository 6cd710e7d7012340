export { brandMark } from './art/brandMark';
export { campaignCover } from './art/campaignCover';
export { groupPhoto, type PortraitGender, portrait } from './art/portrait';
export { toPng, toWebp } from './art/raster';

import { lorelei } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { createRandom, type Random } from '../random';
import { palettes } from './palettes';

export type PortraitGender = 'male' | 'female' | 'other';

const variants = (...numbers: number[]) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`);

const hair: Record<PortraitGender, string[]> = {
  male: variants(1, 2, 3, 4, 7, 8, 9, 12, 20, 22, 30, 39, 43, 47),
  female: variants(10, 13, 14, 15, 16, 17, 18, 19, 23, 24, 29, 31, 32, 33, 35, 38, 42, 45, 46, 48),
  other: variants(6, 11, 12, 17, 20, 22, 36, 43),
};
const eyes: Record<PortraitGender, string[]> = {
  male: variants(2, 4, 10, 11, 12, 16, 24),
  female: variants(8, 10, 11, 19, 21, 23, 24),
  other: variants(4, 10, 11, 16, 21, 24),
};
const skins = ['f8d9bd', 'f5cfae', 'f2c9a5', 'e9b98f', 'dca577'];
const hairs = ['1b1512', '231815', '2b1d1a', '3b241b', '5a3625'];
const fabrics = [
  '#ffffff',
  '#1f2533',
  '#f6efe4',
  '#5b4bdb',
  '#13809b',
  '#c93a6a',
  '#1f8a63',
  '#e0662f',
  '#d9971c',
  '#2f62c9',
  '#26323d',
];

type Face = Parameters<typeof lorelei.create>[0]['options'];

function faceOptions(random: Random, gender: PortraitGender): Face {
  const chance = (p: number): number => (random.chance(p) ? 100 : 0);
  const tone = random.pick(hairs);
  return {
    hair: [random.pick(hair[gender])],
    eyes: [random.pick(eyes[gender])],
    eyebrows: [random.pick(variants(2, 5, 7, 9, 10, 12))],
    mouth: [random.pick(['happy01', 'happy02', 'happy04', 'happy05', 'happy06', 'happy13'])],
    nose: [random.pick(variants(1, 2, 4, 5, 6))],
    head: [random.pick(variants(1, 2, 3, 4))],
    glasses: [random.pick(variants(1, 3, 4))],
    glassesProbability: chance(0.2),
    earringsProbability: gender === 'female' ? chance(0.5) : 0,
    earringsColor: ['c9952f'],
    frecklesProbability: chance(0.08),
    beardProbability: 0,
    hairAccessoriesProbability: gender === 'female' ? chance(0.12) : 0,
    hairAccessoriesColor: ['ff9f6b'],
    hairColor: [tone],
    eyebrowsColor: [tone],
    skinColor: [random.pick(skins)],
    mouthColor: gender === 'female' ? ['8e2f38'] : ['2b1d1a'],
  } as Face;
}

function garment(random: Random, avoid: string): string {
  const cloth = random.pick(fabrics.filter((fabric) => fabric !== avoid));
  const dark = ['#1f2533', '#26323d'].includes(cloth);
  const ink = dark ? '#ffffff' : '#17131a';
  const shoulders = 'M20 1010C36 905 128 862 262 842C330 832 560 832 640 842C790 862 884 912 902 1010Z';
  const body = `<path d="${shoulders}" fill="${cloth}" stroke="#17131a" stroke-width="9" stroke-linejoin="round"/>`;
  const seam = `fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"`;
  const details = [
    `<path d="M250 846C268 950 640 956 656 846" ${seam}/>`,
    `<path d="M250 846C300 900 400 960 452 1000C510 960 610 900 656 846" ${seam}/>`,
    `<path d="M236 850C256 975 652 980 668 850" ${seam}/><path d="M222 854C236 1000 668 1006 684 854" ${seam}/>`,
  ];
  return body + random.pick(details);
}

function backdrop(random: Random, id: string): { svg: string; main: string } {
  const { soft, pale, main, spark } = random.pick(palettes);
  const scenes = [
    `<circle cx="490" cy="470" r="390" fill="${soft}"/>`,
    `<circle cx="${random.int(180, 340)}" cy="${random.int(180, 320)}" r="300" fill="${soft}" opacity=".8"/><circle cx="830" cy="640" r="190" fill="${spark}" opacity=".35"/>`,
    `<path d="M0 620C260 480 520 760 980 520V980H0Z" fill="${soft}"/>`,
    `<path d="M980 0V980H420Z" fill="${soft}" opacity=".85"/>`,
    `<rect x="150" y="90" width="680" height="1000" rx="340" fill="${soft}"/>`,
    '',
  ];
  const ground = `<linearGradient id="${id}" x2=".6" y2="1"><stop stop-color="${pale}"/><stop offset="1" stop-color="${soft}"/></linearGradient>`;
  return {
    svg: `<defs>${ground}</defs><rect width="980" height="980" fill="url(#${id})"/>${random.pick(scenes)}`,
    main,
  };
}

/** The bust alone in a 980 × 980 box, to be placed on any ground. */
function bust(random: Random, gender: PortraitGender, avoid: string): string {
  // Lorelei by Lisa Wischofsky: CC0 1.0, as the licence file inside @dicebear/lorelei says.
  const face = createAvatar(lorelei, { seed: 'face', ...faceOptions(random, gender) }).toString();
  const drawing = face.replace(/<metadata.*?<\/metadata>/s, '').replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<g fill="none">${garment(random, avoid)}${drawing}</g>`;
}

/** A square portrait as SVG text; the same seed and gender give the same person. */
export function portrait(seed: string, gender: PortraitGender = 'female'): string {
  const random = createRandom(`portrait/${seed}/${gender}`);
  const ground = backdrop(random, 'ground');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 980 980">${ground.svg}<g transform="translate(14 -4) scale(1.02)">${bust(random, gender, ground.main)}</g></svg>`;
}

/** Three people side by side, square, for a community group's photo, as SVG text. */
export function groupPhoto(seed: string): string {
  const random = createRandom(`group/${seed}`);
  const ground = backdrop(random, 'ground');
  const genders = random.shuffle<PortraitGender>(['female', 'male', random.pick<PortraitGender>(['female', 'male'])]);
  const places = ['translate(-176 196) scale(.8)', 'translate(410 196) scale(.8)', 'translate(78 128) scale(.88)'];
  const people = places.map(
    (place, index) => `<g transform="${place}">${bust(random, genders[index] ?? 'female', ground.main)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 980 980">${ground.svg}${people.join('')}</svg>`;
}

import { createRandom, type Random } from '../random';
import { type Palette, palettes } from './palettes';

type Composition = (random: Random, palette: Palette) => string;

const full = (fill: string): string => `<rect width="1600" height="900" fill="${fill}"/>`;

function gradient(id: string, from: string, to: string, angle = 'x2="1" y2="1"'): string {
  return `<linearGradient id="${id}" ${angle}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

function glow(random: Random, colour: string, id: string): string {
  const [x, y, r] = [random.int(0, 1600), random.int(0, 900), random.int(420, 760)];
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".95"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

function wave(random: Random, base: number, height: number): string {
  const steps = 4;
  const width = 1600 / steps;
  let path = `M0 ${base}`;
  for (let step = 0; step < steps; step++) {
    const lift = (step % 2 === 0 ? -1 : 1) * random.int(Math.round(height / 2), height);
    path += `Q${width * (step + 0.5)} ${base + lift} ${width * (step + 1)} ${base + random.int(-20, 20)}`;
  }
  return `${path}V900H0Z`;
}

const hills: Composition = (random, p) => {
  const sun = `<circle cx="${random.int(350, 1250)}" cy="${random.int(260, 400)}" r="${random.int(120, 190)}" fill="${p.spark}"/>`;
  const layers = [p.soft, p.main, p.main, p.deep].map(
    (colour, index) =>
      `<path d="${wave(random, 470 + index * 105, 130)}" fill="${colour}" opacity="${[0.9, 0.55, 0.9, 1][index] ?? 1}"/>`,
  );
  return `<defs>${gradient('sky', p.pale, p.soft, 'x2="0" y2="1"')}</defs>${full('url(#sky)')}${sun}${layers.join('')}`;
};

const aurora: Composition = (random, p) => {
  const glows = [p.main, p.spark, p.soft, p.main, p.spark].map((colour, index) => glow(random, colour, `g${index}`));
  const rings = [0, 1, 2, 3, 4].map(
    (ring) =>
      `<circle cx="1180" cy="450" r="${120 + ring * 90}" fill="none" stroke="#ffffff" stroke-opacity="${0.42 - ring * 0.07}" stroke-width="3"/>`,
  );
  return full(p.deep) + glows.join('') + rings.join('');
};

const tiles: Composition = (random, p) => {
  const size = 200;
  const colours = [p.deep, p.main, p.soft, p.pale, p.spark];
  const cells: string[] = [];
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 8; x++) {
      const ground = random.pick(colours.slice(1, 4));
      const ink = random.pick(colours.filter((colour) => colour !== ground));
      const shapes = [
        `<path d="M0 0A200 200 0 0 1 200 200H0Z" fill="${ink}"/>`,
        `<path d="M0 200A200 200 0 0 1 200 0V200Z" fill="${ink}"/>`,
        `<circle cx="100" cy="100" r="64" fill="${ink}"/>`,
        `<path d="M0 100A100 100 0 0 1 200 100Z" fill="${ink}"/><path d="M0 200A100 100 0 0 1 200 200Z" fill="${ink}"/>`,
        `<path d="M0 200 200 0V200Z" fill="${ink}"/>`,
        '',
      ];
      cells.push(
        `<g transform="translate(${x * size} ${y * size})"><rect width="201" height="201" fill="${ground}"/>${random.pick(shapes)}</g>`,
      );
    }
  }
  return `<g transform="translate(0 -50)">${cells.join('')}</g>`;
};

const ribbons: Composition = (random, p) => {
  const colours = [p.main, p.soft, p.spark, p.soft, p.main, p.spark];
  const bend = random.int(180, 360);
  const bands = colours.map((colour, index) => {
    const y = -40 + index * 74;
    return `<path d="M-60 ${y + bend}C420 ${y - bend} 900 ${y + bend * 2.4} 1680 ${y + 60}" fill="none" stroke="${colour}" stroke-width="56" stroke-linecap="round" opacity="${index % 2 === 0 ? 1 : 0.85}"/>`;
  });
  return `<defs>${gradient('base', p.deep, p.deep)}</defs>${full('url(#base)')}<g transform="translate(0 90)">${bands.join('')}</g>`;
};

const blossoms: Composition = (random, p) => {
  const flower = (x: number, y: number, size: number, colour: string, heart: string): string => {
    const turn = random.int(0, 71);
    const petals = Array.from(
      { length: 5 },
      (_, index) =>
        `<ellipse cy="${-size * 0.55}" rx="${size * 0.34}" ry="${size * 0.52}" fill="${colour}" transform="rotate(${turn + index * 72})"/>`,
    );
    return `<g transform="translate(${x} ${y})">${petals.join('')}<circle r="${size * 0.2}" fill="${heart}"/></g>`;
  };
  const drawn: string[] = [];
  for (let index = 0; index < 26; index++) {
    const size = random.int(50, 170);
    const colour = random.pick([p.soft, p.main, p.spark, '#ffffff']);
    drawn.push(
      flower(
        70 + (index % 7) * 245 + random.int(-70, 70),
        90 + Math.floor(index / 7) * 245 + random.int(-70, 70),
        size,
        colour,
        colour === p.spark ? p.pale : p.spark,
      ),
    );
  }
  return `<defs>${gradient('field', p.pale, p.soft)}</defs>${full('url(#field)')}${drawn.join('')}`;
};

const arches: Composition = (random, p) => {
  const colours = [p.deep, p.main, p.soft, p.spark, p.pale];
  const arch = (x: number, width: number): string => {
    const order = random.shuffle(colours);
    return order
      .map((colour, index) => {
        const half = (width / 2) * (1 - index * 0.19);
        const top = 900 - half - (width / 2) * 0.9;
        return `<path d="M${x - half} 900V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V900Z" fill="${colour}"/>`;
      })
      .join('');
  };
  const sky = `<defs>${gradient('sky', p.pale, p.soft, 'x2="0" y2="1"')}</defs>${full('url(#sky)')}`;
  const moon = `<circle cx="${random.int(500, 900)}" cy="190" r="96" fill="${p.spark}"/>`;
  return sky + moon + arch(250, 520) + arch(1360, 560) + arch(790, random.int(560, 700));
};

const strata: Composition = (random, p) => {
  const lines = Array.from({ length: 30 }, (_, index) => {
    const y = 80 + index * 32;
    const lift = Math.round(170 * Math.sin(index / 4 + random.float() * 0.25));
    return `<path d="M-20 ${y}C360 ${y - lift} 560 ${y + lift} 840 ${y - lift / 2}S1320 ${y + lift} 1620 ${y - lift / 3}" fill="none" stroke="${index % 7 === 3 ? p.spark : p.soft}" stroke-width="${index % 7 === 3 ? 7 : 3}" stroke-opacity=".8"/>`;
  });
  return `<defs>${gradient('night', p.deep, p.main)}</defs>${full('url(#night)')}${lines.join('')}`;
};

const compositions: readonly Composition[] = [hills, aurora, tiles, ribbons, blossoms, arches, strata];

/** A 16:9 cover as SVG text without letters; the same seed gives the same picture. */
export function campaignCover(seed: string): string {
  const random = createRandom(`cover/${seed}`);
  const compose = random.pick(compositions);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">${compose(random, random.pick(palettes))}</svg>`;
}

import sanitizeHtml from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use'];
const structure = ['svg', 'g', 'defs', 'symbol', 'switch', 'tspan', 'textPath', 'title', 'desc', 'style'];
const paint = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'];
const filters = [
  'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology',
  'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
].flatMap((line) => line.split(' '));

/** Elements whose whole content goes with them; of other unknown elements the drawable children stay. */
const droppedWhole = (
  'script foreignObject image feImage iframe object embed audio video canvas a animate animateColor animateMotion ' +
  'animateTransform set handler listener metadata textarea option xmp html body head'
).split(' ');

const attributes = [
  'id class style transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox version',
  'preserveAspectRatio pathLength rotate textLength lengthAdjust startOffset method spacing offset xml:space',
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit',
  'stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask filter',
  'stop-color stop-opacity flood-color flood-opacity lighting-color color-interpolation color-interpolation-filters',
  'paint-order shape-rendering text-rendering vector-effect enable-background mix-blend-mode isolation',
  'marker-start marker-mid marker-end markerWidth markerHeight markerUnits orient refX refY',
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits',
  'patternUnits patternContentUnits patternTransform filterUnits primitiveUnits',
  'font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor',
  'text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi',
  'in in2 result stdDeviation edgeMode type values mode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX',
  'targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale',
  'xChannelSelector yChannelSelector azimuth elevation z limitingConeAngle pointsAtX pointsAtY pointsAtZ radius',
  'baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent href xlink:href',
].flatMap((line) => line.split(' '));

const namespaces = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

/**
 * Rewrites an SVG from an allow-list: no script, handler, animation, foreign content, raster image or outside reference.
 * The text must be well-formed XML without entity declarations. Returns null where no drawing is left.
 */
export function sanitizeSvg(text: string): string | null {
  let drawn = false;
  const clean = sanitizeHtml(text, {
    parser: { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...shapes, ...structure, ...paint, ...filters],
    allowedAttributes: { '*': attributes, svg: Object.keys(namespaces) },
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    disallowedTagsMode: 'completelyDiscard',
    nonTextTags: droppedWhole,
    transformTags: {
      '*': (tagName, attribs) => {
        drawn ||= shapes.includes(tagName);
        return { tagName, attribs: { ...(tagName === 'svg' ? namespaces : {}), ...safeAttributes(attribs) } };
      },
    },
    exclusiveFilter: ({ tag, text: css }) => tag === 'style' && !(isSafeCss(css) && !/[<&]/.test(css)),
  }).trim();
  return drawn && clean.startsWith('<svg ') ? clean : null;
}

function safeAttributes(attribs: Record<string, string>): Record<string, string> {
  const safe = Object.entries(attribs).filter(([name, value]) => {
    if (value === '' || name.startsWith('xmlns')) return false;
    return name === 'href' || name === 'xlink:href' ? /^#[\w.:-]+$/.test(value) : isSafeCss(value);
  });
  return Object.fromEntries(safe);
}

/** References to the drawing's own parts may stay; anything that could reach outside, or hide that it does, may not. */
function isSafeCss(value: string): boolean {
  const rest = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return !/url|src\s*\(|image\s*\(|image-set|expression|script:|data:|\/\/|[\\@]/i.test(rest);
}

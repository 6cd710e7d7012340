/** Widths in pixels a picture may be asked for in; no others, or anybody could have any number of them made. */
export const variantWidths = [320, 640, 960, 1_280] as const;
export type VariantWidth = (typeof variantWidths)[number];

const stored = /^\/pictures\/[0-9a-f]{64}$/;

/** A width as an address names it; null where pictures are not made in it. */
export const variantWidthOf = (text: string): VariantWidth | null =>
  variantWidths.find((width) => String(width) === text) ?? null;

/** The smaller copies of a picture of ours as an image's `srcset`; undefined for any other address. */
export function variantsOf(address: string): string | undefined {
  if (!stored.test(address)) return undefined;
  return variantWidths.map((width) => `${address}/${width} ${width}w`).join(', ');
}

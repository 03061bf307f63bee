/** The widths in pixels that a picture is kept in: for cards, for the page and for looking closer. */
export const pictureWidths = { card: 480, page: 960, zoom: 1920 } as const;
export type PictureSize = keyof typeof pictureWidths;
export const pictureSizes = Object.keys(pictureWidths) as PictureSize[];
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What is known of a picture once its sizes are made. */
export interface Picture {
  /** The mean colour as #rrggbb: shown in its place until it is there. */
  colour: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
}

const original = "original";

/** The key of an original in the public bucket; its sizes lie beside it. */
export const originalKey = (folder: string): string => `${folder}/${original}`;

/** The address or key of a size from that of the original. */
export const sizeOf = (originalAddress: string, size: PictureSize, format: PictureFormat): string =>
  `${originalAddress.slice(0, -original.length)}${size}.${format}`;

/** How wide a size really is: never wider than the original. */
export const widthOf = (size: PictureSize, { width }: Pick<Picture, "width">): number =>
  Math.min(pictureWidths[size], width);

import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body travels; undefined: as it is. */
export type Packing = "br" | "gzip" | undefined;

/** As quick as it packs well: what a CDN does on its way. */
export const brotliParameters = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packers: Readonly<Record<NonNullable<Packing>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliParameters),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Answers a file's bytes, packed so. */
export type Asset = (packing: Packing) => Promise<Buffer>;

/**
 * Files whose names change with their content, as the built application's: a page asks for a hundred of them, so each is
 * read once, and packed once for each way.
 */
export function keptAssets(): (path: string) => Promise<Asset | undefined> {
  const kept = new Map<string, Asset>();
  return async (path) => {
    const known = kept.get(path);
    if (known) return known;
    const isThere = (await stat(path).catch(() => undefined))?.isFile();
    if (!isThere) return undefined;
    const packed = new Map<Packing, Promise<Buffer>>();
    const asset: Asset = (packing) => {
      const done = packed.get(packing) ?? readFile(path).then(packing ? packers[packing] : (bytes) => bytes);
      packed.set(packing, done);
      // A file that went meanwhile is looked for anew.
      done.catch(() => kept.delete(path));
      return done;
    };
    kept.set(path, asset);
    return asset;
  };
}

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks of a container from `at` to its end; undefined where one is longer than what is there. */
function chunksOf(bytes: Buffer, at: number): Chunk[] | undefined {
  const found: Chunk[] = [];
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return undefined;
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > bytes.length) return undefined;
    found.push({ type: bytes.toString("latin1", at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return found;
}

/** The macroblocks of 16 by 16 pixels that a picture's data says it has; undefined where it doesn't begin as such data do. */
function blocksOf({ type, data }: Chunk): number | undefined {
  const blocks = (width: number, height: number) => Math.ceil(width / 16) * Math.ceil(height / 16);
  if (type === "VP8L") {
    if (data.length < 5 || data[0] !== 0x2f) return undefined;
    const sizes = data.readUInt32LE(1);
    // 14 bits for each side, less one; above them whether there is alpha, and a version that is always 0.
    return sizes >>> 29 === 0 ? blocks((sizes & 0x3fff) + 1, ((sizes >>> 14) & 0x3fff) + 1) : undefined;
  }
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d_01_2a) return undefined;
  const tag = data.readUIntLE(0, 3);
  const isKeyFrame = tag % 2 === 0;
  const firstPartition = tag >>> 5;
  const [width, height] = [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  return isKeyFrame && 10 + firstPartition <= data.length ? blocks(width, height) : undefined;
}

const isPicture = ({ type }: Chunk): boolean => type === "VP8 " || type === "VP8L";

/**
 * Whether compressed data was filled up with noughts. A real picture ends in some where large parts of it are of one colour:
 * measured, at most a byte for nine macroblocks, so that twice as many and more are none of the picture's own.
 */
function isFilledUp({ data }: Chunk, blocks: number): boolean {
  const last = data.findLastIndex((byte) => byte !== 0);
  return data.length - 1 - last > 64 + blocks / 4;
}

function isWhole(chunks: readonly Chunk[] | undefined): boolean {
  const pictures = chunks?.filter(isPicture) ?? [];
  const frames = chunks?.filter(({ type }) => type === "ANMF") ?? [];
  if (pictures.length + frames.length === 0) return false;
  const areWhole = pictures.every((picture) => {
    const blocks = blocksOf(picture);
    return blocks !== undefined && blocks > 0 && !isFilledUp(picture, blocks);
  });
  // A frame of a moving picture says where it stands in 16 bytes, and holds chunks of its own.
  return areWhole && frames.every(({ data }) => isWhole(chunksOf(data, 16)));
}

/** Whether a WebP's chunks fill its container to the end, and the data of its picture are such, and not made up of noughts. */
export function hasAllChunks(webp: Buffer): boolean {
  if (!/^RIFF.{4}WEBP$/s.test(webp.toString("latin1", 0, 12))) return false;
  const end = 8 + webp.readUInt32LE(4);
  return end <= webp.length && isWhole(chunksOf(webp.subarray(0, end), 12));
}

const marker = { startOfScan: 0xda, end: 0xd9, arithmetic: 0xcc, huffman: 0xc4, extension: 0xc8 } as const;

/** Start of frame of whatever coding: 0xC0 to 0xCF without the three that are tables. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== marker.huffman && code !== marker.extension && code !== marker.arithmetic;

/** Markers without a length of their own: restarts, TEM and another beginning. */
const standsAlone = (code: number): boolean => (code >= 0xd0 && code <= 0xd8) || code === 0x01;

/** Where the next marker stands in a scan's data: a 0xFF there is followed by a nought or a restart. */
function afterScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  for (; at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/**
 * Whether a JPEG's segments and scans follow each other to the end that is its own. A thumbnail within a segment has an end
 * too, which tells nothing of the picture around it. What stands behind the end (a camera's own data) is let pass.
 */
export function reachesItsEnd(jpeg: Buffer): boolean {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return false;
  const seen = { frame: false, scan: false };
  for (let at = 2; at >= 0 && at + 1 < jpeg.length;) {
    if (jpeg[at] !== 0xff) return false;
    const code = jpeg[at + 1] ?? 0;
    if (code === marker.end) return seen.frame && seen.scan;
    if (code === 0xff || standsAlone(code)) {
      at += code === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > jpeg.length) return false;
    const length = jpeg.readUInt16BE(at + 2);
    if (length < 2) return false;
    if (isFrame(code)) seen.frame = true;
    if (code === marker.startOfScan) seen.scan = true;
    at += 2 + length;
    if (code === marker.startOfScan) at = afterScan(jpeg, at);
  }
  return false;
}

/** MPEG-2 Layer III at 8 kbit/s and 22,050 Hz, one channel: 26 bytes a frame, 576 samples. */
const header = [0xff, 0xf3, 0x10, 0xc0] as const;
const frameBytes = 26;
const framesInASecond = 22_050 / 576;

/** A playable recording in which nothing is said, so many seconds long: demonstration data has no voice. */
export function silence(seconds: number): Uint8Array {
  const frames = Math.ceil(seconds * framesInASecond);
  const bytes = new Uint8Array(frames * frameBytes);
  for (let frame = 0; frame < frames; frame++) bytes.set(header, frame * frameBytes);
  return bytes;
}

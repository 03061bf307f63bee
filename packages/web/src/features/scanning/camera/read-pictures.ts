import { codesIn } from "./detector.ts";
import { steadyCodes } from "./steady-codes.ts";

/** What is read of the picture: the part that the frame on the screen shows, as parts of its width and height. */
const aim = { width: 0.86, height: 0.5 } as const;

const nextPicture = (): Promise<void> =>
  new Promise((done) => {
    // A page in the background draws nothing, and reads nothing.
    requestAnimationFrame(() => done());
  });

/**
 * Reads what a video shows, picture by picture, until `signal` says that it is enough; each code as it is meant (`steadyCodes`). Rejects
 * where the reader can't be had.
 */
export async function readPictures(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  const next = steadyCodes();
  while (!signal.aborted) {
    await nextPicture();
    const { videoWidth, videoHeight } = video;
    if (signal.aborted || videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
    const [width, height] = [Math.round(videoWidth * aim.width), Math.round(videoHeight * aim.height)];
    Object.assign(canvas, { width, height });
    context.drawImage(video, (videoWidth - width) / 2, (videoHeight - height) / 2, width, height, 0, 0, width, height);
    const text = next(await codesIn(context.getImageData(0, 0, width, height)));
    if (text !== undefined && !signal.aborted) onCode(text);
  }
}

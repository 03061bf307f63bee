import { keepHere, keptHere } from "../../../ui/keeping/kept-here.ts";

/** Which camera was chosen on this device: the widest lens of a telephone, which browsers prefer, can't focus near. */
const place = "solvia-camera";

/** Why there is no picture. */
export type CameraFault = "none" | "denied" | "busy";

/** A picture large enough that the thin bars of a serial are told apart at arm's length. */
const picture = { width: { ideal: 1920 }, height: { ideal: 1080 } };

interface Capable extends MediaTrackCapabilities {
  torch?: boolean;
  focusMode?: string[];
}

const ask = (video: MediaTrackConstraints): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { ...picture, ...video }, audio: false });

/** Opens the camera that was chosen here, else the one at the back. Rejects with what the browser says. */
export async function openCamera(): Promise<MediaStream> {
  if (!("mediaDevices" in navigator)) throw new DOMException("no cameras", "NotFoundError");
  const chosen = keptHere(place);
  const stream = await (chosen ? ask({ deviceId: { exact: chosen } }).catch(() => openBack()) : openBack());
  const [track] = stream.getVideoTracks();
  const { focusMode = [] } = (track?.getCapabilities?.() ?? {}) as Capable;
  if (focusMode.includes("continuous")) {
    await track
      ?.applyConstraints({ advanced: [{ focusMode: "continuous" } as MediaTrackConstraintSet] })
      .catch(() => undefined);
  }
  return stream;
}

const openBack = (): Promise<MediaStream> => ask({ facingMode: { ideal: "environment" } });

export const chooseCamera = (deviceId: string): void => keepHere(place, deviceId);

/** The cameras by name, once one was allowed: before that browsers don't name them. */
export async function cameras(): Promise<{ id: string; name: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === "videoinput")
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

export const hasTorch = (stream: MediaStream): boolean =>
  ((stream.getVideoTracks()[0]?.getCapabilities?.() ?? {}) as Capable).torch === true;

export const setTorch = async (stream: MediaStream, on: boolean): Promise<void> =>
  stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "none";
}

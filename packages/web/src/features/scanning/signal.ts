/** `read`: a code was read, nothing is known yet; `done`: the server has taken it; `refused`: somebody has to look. */
export type Signal = "read" | "done" | "refused";

/** Tones: hertz, when they begin and how long they last (seconds). A warehouse is loud: what is refused sounds low, long and twice. */
const tones: Readonly<Record<Signal, readonly [hertz: number, from: number, lasts: number][]>> = {
  read: [[1800, 0, 0.04]],
  done: [[1320, 0, 0.12]],
  refused: [
    [220, 0, 0.25],
    [180, 0.32, 0.35],
  ],
};
/** Milliseconds: on, off, on. */
const shakes: Readonly<Record<Signal, number[]>> = { read: [20], done: [60], refused: [220, 90, 220] };

let audio: AudioContext | undefined;

/** Browsers let sound begin only where somebody has pressed something: call it from that press. */
export function readySound(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
}

/** Tells by sound and by shaking what became of a scan, for who looks at the goods and not at the screen. Where a device has neither, nothing happens. */
export function signal(which: Signal): void {
  navigator.vibrate?.(shakes[which]);
  if (audio?.state !== "running") return;
  for (const [hertz, from, lasts] of tones[which]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    tone.type = which === "refused" ? "square" : "sine";
    volume.gain.value = 0.25;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + from);
    tone.stop(audio.currentTime + from + lasts);
  }
}

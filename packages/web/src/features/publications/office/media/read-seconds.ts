import { kindOf } from "@solvia/core/publications/media/media";

/** How long a recording lasts, in seconds, as this browser reads it; nothing of a paper. Throws for what doesn't play. */
export async function readSeconds(file: File): Promise<number | undefined> {
  if (kindOf(file.type) !== "recording") return undefined;
  const player = document.createElement(file.type.startsWith("audio/") ? "audio" : "video");
  const url = URL.createObjectURL(file);
  try {
    await new Promise<void>((resolve, reject) => {
      player.addEventListener("loadedmetadata", () => resolve(), { once: true });
      player.addEventListener("error", () => reject(new Error("it does not play")), { once: true });
      player.preload = "metadata";
      player.src = url;
    });
    // A live recording has no end until it was played once; how long it is is left out then.
    return Number.isFinite(player.duration) && player.duration > 0
      ? Math.round(player.duration * 100) / 100
      : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

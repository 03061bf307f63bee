import { useEffect, useState, type RefObject } from "react";

/**
 * A recording's address leads to another that works for some minutes. A player that stands on one which has run out asks anew and goes on
 * where it was; answers whether that is of no use: nothing was ever played, or not since it was asked anew. What plays after all is playable.
 */
export function useFreshAddress(player: RefObject<HTMLMediaElement | null>): boolean {
  const [isUnplayable, setUnplayable] = useState(false);
  useEffect(() => {
    const one = player.current;
    if (!one) return undefined;
    // A short one may be there before anybody listens.
    let hasLoaded = one.readyState >= HTMLMediaElement.HAVE_METADATA;
    let goOn: (() => void) | undefined;
    const loaded = (): void => {
      hasLoaded = true;
      setUnplayable(false);
      goOn?.();
      goOn = undefined;
    };
    const failed = (): void => {
      if (!hasLoaded) return setUnplayable(true);
      const [second, wasPlaying] = [one.currentTime, !one.paused];
      hasLoaded = false;
      goOn = () => {
        one.currentTime = second;
        // A browser that lets nothing play by itself waits for its own button.
        if (wasPlaying) void one.play().catch(() => undefined);
      };
      one.load();
    };
    one.addEventListener("loadedmetadata", loaded);
    one.addEventListener("error", failed);
    return () => {
      one.removeEventListener("loadedmetadata", loaded);
      one.removeEventListener("error", failed);
    };
  }, [player]);
  return isUnplayable;
}

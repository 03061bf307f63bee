import { useEffect, type RefObject } from "react";
import { call } from "../../../api/client.ts";
import { countRecordingWatched } from "../../../api/endpoints.gen.ts";
import { mediaLimits } from "@solvia/core/publications/media/media";
import { useUser } from "../../login/session.ts";

interface Of {
  publicationId: string;
  mediaId: string;
}

/** The stretches that a player has played, of which a browser keeps account itself. */
const stretches = ({ played }: HTMLMediaElement): [number, number][] =>
  Array.from({ length: Math.min(played.length, mediaLimits.ranges) }, (_, at) => [played.start(at), played.end(at)]);

/** Says what was played of a recording whenever it stops, and when its page is left; not in a customer's stead. */
export function useWatched(player: RefObject<HTMLMediaElement | null>, { publicationId, mediaId }: Of): void {
  const isInStead = Boolean(useUser()?.actedBy);
  useEffect(() => {
    const one = player.current;
    if (!one || isInStead) return undefined;
    let told = 0;
    /** Of before the recording was asked for anew, which begins the browser's account again. */
    let earlier: [number, number][] = [];
    const keep = (): void => {
      earlier = [...earlier, ...stretches(one)].slice(-mediaLimits.ranges / 2);
    };
    const tell = (): void => {
      const played = [...earlier, ...stretches(one)].slice(-mediaLimits.ranges);
      const seconds = played.reduce((sum, [from, to]) => sum + to - from, 0);
      if (seconds <= told) return;
      told = seconds;
      void call(countRecordingWatched, { params: { id: publicationId, mediaId }, body: { played } }).catch(
        () => undefined,
      );
    };
    const hidden = (): void => {
      if (document.visibilityState === "hidden") tell();
    };
    one.addEventListener("pause", tell);
    one.addEventListener("ended", tell);
    one.addEventListener("error", keep);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      tell();
      one.removeEventListener("pause", tell);
      one.removeEventListener("ended", tell);
      one.removeEventListener("error", keep);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [player, publicationId, mediaId, isInStead]);
}

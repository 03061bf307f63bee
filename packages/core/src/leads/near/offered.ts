import { profilesIn } from "../installers/stored-profile.ts";
import { mostNamed } from "../lead-codes.ts";
import type { Lead } from "../lead.ts";
import { nearest } from "./nearest.ts";

/** The installers in the circle that a lead is shown, who do what it wishes: the nearest first, `most` at most. */
export const offeredTo = ({ place, wish }: Pick<Lead, "place" | "wish">, most = Infinity) =>
  nearest(place, { enough: mostNamed, most }, async (cells) => {
    const all = await profilesIn(cells);
    return all.filter(({ kinds }) => kinds.includes(wish.kind));
  });

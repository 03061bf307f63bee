import { isOpen, movementsById, type Movement } from "../../logistics/index.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { fits, isLearned } from "../codes/shapes.ts";
import type { Candidate } from "../codes/judge-serial.ts";
import type { Serial, Standing } from "../serial.ts";
import { settledNow } from "../standing-now.ts";
import type { ScanDoubt } from "./scan-doubt.ts";
import { ofBrand, shapesOf } from "./shapes-known.ts";

/** Problem: confirmation-needed at `code`, unless whoever scans has said yes to it. */
const ask = (code: ScanDoubt, params: Record<string, string>, confirmed: readonly string[] | undefined): void =>
  demandConfirmed([{ field: "code", warnings: [{ code, params }], confirmed }]);

interface Leaving {
  /** The piece, how it stands, and the movement that it was scanned for last. */
  mine: Serial | undefined;
  before: Standing | undefined;
  last: Movement | undefined;
  movement: Movement;
  confirmed: readonly string[] | undefined;
  now: Date;
}

/**
 * Asks whether a piece that is to leave is here already: one that is announced with goods of another day, or whose delivery was called off or put right. What is announced for today, or before, may have come before its list was read. A
 * request at most. Problem: confirmation-needed at `code`, as `announced` with the day `on`, or `not-arrived`.
 */
export async function demandArrived({ mine, before, last, movement, confirmed, now }: Leaving): Promise<void> {
  const { state = "expected" } = before ?? {};
  if (!mine || movement.direction !== "unload" || state !== "expected") return;
  const [announcing] = mine.announcedFor === undefined ? [] : await movementsById([mine.announcedFor]);
  if (announcing && isOpen(announcing)) {
    const on = announcing.forecastOn;
    if (on === undefined || on <= romeDate(now)) return;
    return ask("announced", { on }, confirmed);
  }
  if (last?.direction === "load") ask("not-arrived", {}, confirmed);
}

/** Pieces of other articles that really are, or were, somewhere: those that were only scanned for what never came about are known to nobody. A request. */
export async function realStrangers(known: readonly Serial[], isOwn: (piece: Serial) => boolean): Promise<Serial[]> {
  const strangers = known.filter((piece) => !isOwn(piece));
  if (strangers.length === 0) return [];
  const settled = await settledNow(strangers);
  return strangers.filter((_, at) => settled[at]?.state !== "expected" || settled[at]?.announcedFor !== undefined);
}

/**
 * Asks whether a code is another maker's piece too, which is known of another article: two makers may print the same number. Refused where the other model's serials look like it and this one's don't, or where both
 * are of one maker. Two requests. Problems: serial-other-article; confirmation-needed at `code` as `other-makers` with the other article's code and name.
 */
export async function demandOwnNumber(
  stranger: Serial,
  { brand, candidate, serial }: { brand: string; candidate: Candidate; serial: string },
  confirmed: readonly string[] | undefined,
): Promise<void> {
  const { productId, productCode, name } = stranger;
  const theirs = ofBrand(stranger.brand);
  const shapes = await shapesOf([productId, theirs]);
  const own = shapes.get(productId) ?? [];
  const isTheirs = fits(serial, isLearned(own) ? own : (shapes.get(theirs) ?? []));
  const isOurs = fits(serial, isLearned(candidate.shapes) ? candidate.shapes : (candidate.brandShapes ?? []));
  if (theirs === ofBrand(brand) || (isTheirs && !isOurs))
    throw new Problem("serial-other-article", { productCode, productId });
  ask("other-makers", { productCode, name: `${stranger.brand} ${name}`.trim() }, confirmed);
}

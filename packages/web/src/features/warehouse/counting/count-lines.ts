import type { getBlindCount } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { Held } from "../../../ui/fields/read-field.tsx";
import type { Command } from "../../scanning/queue/command.ts";
import type { InputOf } from "../../scanning/queue/kinds.ts";

/** A count as whoever counts reads it. */
export type Blind = AnswerOf<typeof getBlindCount>;
export type BlindLine = Blind["lines"][number];

/** How a line stands: typed on this device, given and not answered, recorded by the server. */
export interface LineStanding {
  is: "none" | "draft" | "waiting" | "recorded" | "unread";
  /** What stands in its field. */
  pieces: Held;
}

/** What the last of the waiting commands says was found of each article. */
export const waitingPieces = (waiting: readonly Command[]): ReadonlyMap<string, number> =>
  new Map(
    waiting
      .filter(({ kind }) => kind === "count-goods")
      .map(({ input }) => input as InputOf<"count-goods">)
      .map(({ params, body }) => [params.productId, body.counted]),
  );

/** Nothing is said to be recorded before the server has said so. */
export function standingOf(
  { productId, counted }: Pick<BlindLine, "productId" | "counted">,
  drafts: Readonly<Record<string, Held>>,
  waiting: ReadonlyMap<string, number>,
): LineStanding {
  const draft = drafts[productId];
  const given = waiting.get(productId);
  if (draft !== undefined && draft !== "" && draft !== (given ?? counted))
    return { is: typeof draft === "number" ? "draft" : "unread", pieces: draft };
  if (given !== undefined) return { is: "waiting", pieces: given };
  return counted === undefined ? { is: "none", pieces: draft ?? "" } : { is: "recorded", pieces: draft ?? counted };
}

/** The lines in the order of the walk: by place, what nobody has put somewhere last, within a place by code. */
export function byPlace(lines: readonly BlindLine[], language: string): [place: string, lines: BlindLine[]][] {
  const order = new Intl.Collator(language, { numeric: true });
  const groups = Map.groupBy(lines, ({ lies = "" }) => lies);
  return [...groups]
    .map(([place, its]): [string, BlindLine[]] => [
      place,
      its.toSorted((a, b) => order.compare(a.productCode, b.productCode)),
    ])
    .toSorted(([a], [b]) => Number(a === "") - Number(b === "") || order.compare(a, b));
}

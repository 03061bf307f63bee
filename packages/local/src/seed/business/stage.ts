import type { Journal } from "./journal.ts";

/** What each chapter of the demonstration business is told with. */
export interface Stage {
  once: Journal["once"];
  act: Journal["act"];
  /** So many days before the business was begun; a part of a day too. */
  ago: (days: number) => Date;
}

const dayMs = 86_400_000;

export const stageOf = ({ once, act, begunOn }: Journal): Stage => ({
  once,
  act,
  ago: (days) => new Date(begunOn.getTime() - days * dayMs),
});

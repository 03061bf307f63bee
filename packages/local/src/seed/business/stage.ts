import { romeDate, type CivilDate } from "@solvia/core/platform/time";
import { workingMoment } from "./working-hours.ts";
import type { Journal } from "./journal.ts";

/** What each chapter of the demonstration business is told with. */
export interface Stage {
  once: Journal["once"];
  act: Journal["act"];
  /**
   * So many days before the business was begun; a part of a day too. In the hours of an office, whenever it was begun, and never later
   * than then. Of two stories with the same number of days each has minutes of its own.
   */
  ago: (days: number, story?: string) => Date;
  /** The day on which the business was begun: what people have before them then is planned for it. */
  today: CivilDate;
}

export const stageOf = ({ once, act, begunOn }: Journal): Stage => ({
  once,
  act,
  ago: (days, story) => workingMoment(begunOn, days, story),
  today: romeDate(begunOn),
});

import type { Announcements } from "@dnd-kit/core";
import type { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import type { Translate } from "../../../../i18n/words.ts";
import type { QuotationRow } from "../quotation.ts";
import { actOf, states, type State } from "./moves.ts";

type Dragged = Parameters<Announcements["onDragOver"]>[0];

const rowOf = ({ active }: Pick<Dragged, "active">): QuotationRow | undefined =>
  active.data.current as QuotationRow | undefined;
const columnOf = ({ over }: Pick<Dragged, "over">): State | undefined => states.find((state) => state === over?.id);

/** What a screen reader says while a card is moved, in the reader's language; where no act leads is said before the card is dropped. */
export function announcementsIn(t: Translate<typeof officeQuotationsTexts>): Announcements {
  const say = (key: "taken" | "over" | "overNoWay" | "dropped" | "back", row: QuotationRow, state: State) =>
    t(`officeQuotations.board.said.${key}`, { number: row.number, state: t(`officeQuotations.states.${state}`) });
  const back = (dragged: Pick<Dragged, "active">) => {
    const row = rowOf(dragged);
    return row && say("back", row, row.status);
  };
  return {
    onDragStart: (dragged) => {
      const row = rowOf(dragged);
      return row && say("taken", row, row.status);
    },
    onDragOver: (dragged) => {
      const [row, state] = [rowOf(dragged), columnOf(dragged)];
      if (!row || !state) return undefined;
      // Over its own column it lies as when it was taken.
      return say(state === row.status ? "taken" : actOf(row.status, state) ? "over" : "overNoWay", row, state);
    },
    onDragEnd: (dragged) => {
      const [row, state] = [rowOf(dragged), columnOf(dragged)];
      if (!row || !state || state === row.status) return back(dragged);
      return say("dropped", row, state);
    },
    onDragCancel: back,
  };
}

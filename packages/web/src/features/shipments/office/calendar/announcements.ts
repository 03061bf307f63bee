import type { Announcements } from "@dnd-kit/core";
import type { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import type { Translate } from "../../../../i18n/words.ts";
import type { Place } from "./days.ts";
import type { Dragged } from "./shipment-card.tsx";

type Event = Parameters<Announcements["onDragOver"]>[0];
type Words = Translate<typeof officeShipmentsTexts>;

const cardOf = ({ active }: Pick<Event, "active">): Dragged | undefined => active.data.current as Dragged | undefined;

/** What a screen reader says while a card is moved; why it can't be dropped there is said before it is dropped. */
export function announcementsIn(
  t: Words,
  dayWord: (place: Place) => string,
  refusal: (card: Dragged, to: Place) => string | undefined,
): Announcements {
  const say = (key: "taken" | "over" | "dropped" | "back", { row, place }: Dragged, at: Place = place): string =>
    t(`officeShipments.scheduler.said.${key}`, { number: row.orderNumber, day: dayWord(at) });
  const back = (event: Pick<Event, "active">) => {
    const card = cardOf(event);
    return card && say("back", card);
  };
  return {
    onDragStart: (event) => {
      const card = cardOf(event);
      return card && say("taken", card);
    },
    onDragOver: (event) => {
      const [card, to] = [cardOf(event), event.over?.id as Place | undefined];
      if (!card || !to) return undefined;
      return to === card.place ? say("taken", card) : (refusal(card, to) ?? say("over", card, to));
    },
    onDragEnd: (event) => {
      const [card, to] = [cardOf(event), event.over?.id as Place | undefined];
      if (!card || !to || to === card.place) return back(event);
      return refusal(card, to) ?? say("dropped", card, to);
    },
    onDragCancel: back,
  };
}

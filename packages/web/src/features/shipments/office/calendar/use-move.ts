import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { ApiProblem, call } from "../../../../api/client.ts";
import { listShipments, schedulePickup } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";
import type { ShipmentRow } from "../shipment.ts";
import { unplanned, type Place } from "./days.ts";
import { refusalOf } from "./moves.ts";

interface Move {
  row: ShipmentRow;
  day: string;
}

/** Of these the dialog of the day asks what is missing. */
const asksCarrier: ReadonlySet<string> = new Set(["carrier-missing", "carrier-unfit"]);

/** Moves a card to a day: it stands there while the API is asked, and goes back where that refuses, with the reason. */
export function useMove(dayWord: (place: Place) => string, ask: (move: Move) => void) {
  const { t } = useTexts(officeShipmentsTexts);
  const client = useQueryClient();
  /** Why the last move was refused, and of which shipment: it stays until the next one. */
  const [refused, setRefused] = useState<{ words: string; id: string }>();
  const refusalIn = (row: ShipmentRow, to: Place): string | undefined => {
    const code = refusalOf(row, to, romeDate(new Date()));
    return code && t(`officeShipments.scheduler.refused.${code}`, { number: row.orderNumber });
  };
  const mutation = useMutation({
    mutationFn: ({ row: { id, slot, plannedOn }, day }: Move) =>
      call(schedulePickup, {
        params: { id },
        body: {
          date: day,
          ...(slot && { slot }),
          seen: { ...(plannedOn && { date: plannedOn }), ...(slot && { slot }) },
        },
      }),
    onSuccess: async (_, { row, day }) => {
      notifications.show({
        color: "green",
        message: t("officeShipments.scheduler.moved", { number: row.orderNumber, day: dayWord(day) }),
      });
      // It stays where it was dropped until the lists have it there.
      await client.refetchQueries({ queryKey: [listShipments.path], type: "active" });
    },
    onError: (error, move) => {
      const { row } = move;
      if (error instanceof ApiProblem && asksCarrier.has(error.code)) ask(move);
      const reason = problemText(t, error);
      setRefused({
        words: t("officeShipments.scheduler.refused.why", { number: row.orderNumber, reason }),
        id: row.id,
      });
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
  return {
    refusalIn,
    refused,
    forget: () => setRefused(undefined),
    moving: mutation.isPending ? mutation.variables : undefined,
    move: (row: ShipmentRow, from: Place, to: Place): void => {
      if (from === to) return;
      const words = refusalIn(row, to);
      setRefused(words === undefined ? undefined : { words, id: row.id });
      if (words === undefined && to !== unplanned) mutation.mutate({ row, day: to });
    },
  };
}

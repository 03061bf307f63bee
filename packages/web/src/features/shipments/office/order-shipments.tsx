import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { BackOfficeOrder } from "@solvia/core/contract/shapes/order";
import { isGoods } from "@solvia/core/platform/category";
import { call, queryOf } from "../../../api/client.ts";
import { addShipment, getShipment } from "../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../i18n/areas/office-shipments.ts";
import { date, dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { SplitDialog } from "./dialogs/split-dialog.tsx";
import { ShipmentStanding } from "./state-badge.tsx";
import { useShipmentWrite } from "./use-shipment-write.ts";

type Order = Pick<z.output<typeof BackOfficeOrder>, "id" | "status" | "lines" | "shipments">;

const sum = (lines: readonly { quantity: number }[]): number => lines.reduce((all, { quantity }) => all + quantity, 0);

/** Pieces that no shipment has any more, after one was cancelled or has come back. */
const unsent = ({ lines, shipments }: Order): number =>
  sum(lines.filter(({ category }) => isGoods(category))) -
  sum(shipments.filter(({ state }) => state !== "cancelled").flatMap((one) => one.lines));

const splittable: ReadonlySet<Order["shipments"][number]["state"]> = new Set(["draft", "waiting_stock", "to_prepare"]);

/** In how many shipments an order goes, and how each stands; divided from here too. */
export function OrderShipments({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const [splitting, setSplitting] = useState<string>();
  const rest = useShipmentWrite();
  const { id: orderId, status, shipments } = order;
  if (shipments.length === 0) return null;
  const hasRest =
    mayChange && status !== "failed" && shipments.some(({ state }) => state === "cancelled") && unsent(order) > 0;
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t("officeShipments.ofOrder")}
        </Title>
        {hasRest && (
          <Button
            size="compact-sm"
            variant="default"
            loading={rest.isPending}
            onClick={() => rest.mutate(() => call(addShipment, { params: {}, body: { orderId } }))}
          >
            {t("officeShipments.sendRest")}
          </Button>
        )}
      </Group>
      <SmallTable
        rows={shipments}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: t("officeShipments.pieces"),
            render: ({ id, lines }) => {
              const pieces = t("officeShipments.piecesCount", { count: sum(lines) });
              return mayChange ? (
                <AnchorLink to="/back-office/shipments/$id" params={{ id }} className="numbers">
                  {pieces}
                </AnchorLink>
              ) : (
                pieces
              );
            },
          },
          { heading: t("officeShipments.state"), render: (one) => <Standing shipment={one} /> },
          {
            heading: t("officeShipments.plannedOn"),
            render: ({ plannedOn }) => plannedOn && date(plannedOn, language),
          },
          { heading: t("officeShipments.carrier"), render: ({ carrier }) => carrier },
          { heading: t("officeShipments.document"), render: ({ transportDocument }) => transportDocument?.number },
          {
            heading: t("officeShipments.shippedOn"),
            render: ({ shippedOn }) => shippedOn && date(shippedOn, language),
          },
          {
            heading: t("officeShipments.acts.split"),
            right: true,
            render: ({ id, state, lines }) =>
              mayChange &&
              splittable.has(state) && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t("officeShipments.splitFrom", {
                    pieces: t("officeShipments.piecesCount", { count: sum(lines) }),
                  })}
                  onClick={() => setSplitting(id)}
                >
                  {t("officeShipments.acts.split")}
                </Button>
              ),
          },
        ]}
      />
      {splitting && <Split id={splitting} onClose={() => setSplitting(undefined)} />}
    </Stack>
  );
}

/** How it stands, and why somebody keeps it in the house. */
function Standing({ shipment }: { shipment: Order["shipments"][number] }) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const { state, shippedOn, held } = shipment;
  return (
    <Stack gap={2} align="flex-start">
      <ShipmentStanding of={shipment} />
      {held && !shippedOn && state !== "cancelled" && (
        <Text size="sm" fw={600} className="own-lines">
          {t("officeShipments.held", { reason: held.reason })} · {dateAndTime(held.on, language)}
        </Text>
      )}
    </Stack>
  );
}

/** The dialog, once the shipment is read whole. */
function Split({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(queryOf(getShipment, { params: { id } }));
  return data ? <SplitDialog shipment={data} onClose={onClose} /> : null;
}

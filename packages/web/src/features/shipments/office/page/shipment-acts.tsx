import { Button, Group, Menu } from "@mantine/core";
import type { ShipmentAct } from "@solvia/core/shipments/shipment-acts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconDots } from "../../../../ui/icons.gen.ts";
import type { Shipment } from "../shipment.ts";
import type { Begin, Dialogs } from "./shipment-dialogs.tsx";

interface Drawn {
  act: ShipmentAct;
  label: string;
  dialog: Dialogs;
}

/** The step that comes next, the other that are usual, and those that are rare, or grave. */
const next: readonly Drawn[] = [
  { act: "mark-ready", label: "ready", dialog: "ready" },
  { act: "schedule", label: "schedule", dialog: "schedule" },
  { act: "hand-over", label: "handOver", dialog: "hand-over" },
  { act: "deliver", label: "deliver", dialog: "deliver" },
  { act: "send-again", label: "sendAgain", dialog: "send-again" },
];
const beside: readonly Drawn[] = [
  { act: "evaluate", label: "evaluate", dialog: "evaluate" },
  { act: "unmark-ready", label: "notReady", dialog: "notReady" },
  { act: "rearrange", label: "split", dialog: "split" },
  { act: "report", label: "report", dialog: "report" },
];
const grave: readonly Drawn[] = [
  { act: "take-back", label: "takeBack", dialog: "take-back" },
  { act: "cancel", label: "cancel", dialog: "cancel" },
];

/** Of several next steps the last is the one that stands out: what is scheduled is handed over, and may still be scheduled anew. */
export function ShipmentActs({ shipment: { acts, state }, begin }: { shipment: Shipment; begin: Begin }) {
  const { t } = useTexts(officeShipmentsTexts);
  const possible = (drawn: readonly Drawn[]) => drawn.filter(({ act }) => acts.includes(act));
  const labelOf = ({ act, label }: Drawn): string =>
    t(`officeShipments.acts.${act === "schedule" && state === "scheduled" ? "reschedule" : label}`, {
      defaultValue: label,
    });
  const steps = possible(next);
  const rare = possible(grave);
  return (
    <Group gap="xs">
      {possible(beside).map((one) => (
        <Button key={one.act} variant="default" onClick={() => begin(one.dialog)}>
          {labelOf(one)}
        </Button>
      ))}
      {steps.map((one, at) => (
        <Button
          key={one.act}
          variant={at === steps.length - 1 ? "filled" : "default"}
          onClick={() => begin(one.dialog)}
        >
          {labelOf(one)}
        </Button>
      ))}
      {rare.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px="xs" aria-label={t("officeShipments.acts.more")}>
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rare.map((one) => (
              <Menu.Item key={one.act} color="red" onClick={() => begin(one.dialog)}>
                {labelOf(one)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

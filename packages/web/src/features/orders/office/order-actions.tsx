import { Button, Checkbox, Group } from "@mantine/core";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { orderKind } from "./order-kind.tsx";
import { useActs } from "../../office-kit/records/use-acts.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";
import { writeTroubled } from "./held/write-troubled.ts";

/** What the back office does with an order; what can't be taken back is asked twice. */
export function Steps({ order }: { order: Order }) {
  const { t } = useTexts(officeTexts);
  const write = useOrderWrite(order.id);
  const { acts, dialog, running } = useActs(orderKind, order);
  return (
    <Group gap="sm">
      {order.toCheck.length === 0 && (
        <Checkbox
          label={t("bo.troubled")}
          checked={order.troubled}
          disabled={write.isPending}
          onChange={({ currentTarget: { checked } }) => write.mutate(() => writeTroubled(order, checked))}
        />
      )}
      {acts.map(({ name, label, grave, next, run }) => (
        <Button
          key={name}
          variant={grave ? "subtle" : next ? "filled" : "default"}
          {...(grave && { color: "red", c: "red" })}
          loading={running && !grave}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </Group>
  );
}

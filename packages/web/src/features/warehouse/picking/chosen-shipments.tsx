import { Checkbox, Group, Stack, Text } from "@mantine/core";
import type { getPickingList as Contract } from "@solvia/core/contract/warehouse";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";

interface Props {
  shipments: AnswerOf<typeof Contract>["shipments"];
  /** Those that are left out. */
  left: readonly string[];
  onToggle: (id: string) => void;
}

/** More than so many would stand between the worker and the walk: they open when asked for. */
const mostOpen = 4;

/** For which shipments one walks; each is a press away. */
export function ChosenShipments({ shipments, left, onToggle }: Props) {
  const { t, language } = useTexts(officeWarehouseTexts);
  const chosen = shipments.filter(({ id }) => !left.includes(id));
  return (
    <section aria-label={t("floor.pickingList.shipments")}>
      <details open={shipments.length <= mostOpen}>
        <Text component="summary" fw={600} py="sm">
          {t("floor.pickingList.chosen", { chosen: chosen.length, all: shipments.length })}
        </Text>
        <Stack gap="xs" mt="xs">
          {shipments.map(({ id, orderNumber, customerName, priority, plannedOn, carrier }) => (
            <Group key={id} wrap="nowrap" align="flex-start">
              <Checkbox
                size="lg"
                checked={!left.includes(id)}
                onChange={() => onToggle(id)}
                aria-label={t("floor.pickingList.take", { number: orderNumber })}
              />
              <div>
                <AnchorLink to="/warehouses/outputs/$id" params={{ id }} fw={600}>
                  {t("floor.output", { number: orderNumber })}
                </AnchorLink>
                <Text size="sm" className="long-words">
                  {[
                    priority > 0 && t("floor.urgent"),
                    customerName,
                    plannedOn && t("floor.plannedOn", { on: date(plannedOn, language) }),
                    carrier,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </div>
            </Group>
          ))}
        </Stack>
      </details>
    </section>
  );
}

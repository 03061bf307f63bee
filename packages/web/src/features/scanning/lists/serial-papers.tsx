import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { listOrderSerials, listShipmentSerials } from "../../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { csvOf, saveCsv } from "../../../ui/save-csv.ts";
import { problemText } from "../../../ui/states.tsx";

/** Brand, model and serial of what a shipment or an order brought, for the papers of the grid and of incentives. */
export function SerialPapers({ of, id, size = "sm" }: { of: "order" | "shipment"; id: string; size?: "sm" | "lg" }) {
  const { t } = useTexts(officeWarehouseTexts);
  const failed = (message: string) => notifications.show({ color: "red", message });
  const csv = useMutation({
    mutationFn: () =>
      of === "order" ? call(listOrderSerials, { params: { id } }) : call(listShipmentSerials, { params: { id } }),
    onSuccess: ({ orderNumber, items }) => {
      if (items.length === 0) return failed(t("floor.papers.none"));
      const head = (["brand", "model", "code", "serial"] as const).map((name) => t(`floor.papers.${name}`));
      const rows = items.map(({ brand, model, productCode, code }) => [brand, model, productCode, code]);
      return saveCsv(csvOf([head, ...rows]), `${orderNumber}.csv`);
    },
    onError: (error) => failed(problemText(t, error)),
  });
  return (
    <div>
      <Text fw={600} mb={4}>
        {t("floor.papers.title")}
      </Text>
      <Group gap="xs">
        <Button variant="default" size={size} loading={csv.isPending} onClick={() => csv.mutate()}>
          {t("floor.papers.csv")}
        </Button>
        <Button
          component="a"
          variant="default"
          size={size}
          href={`/api/warehouse/${of}s/${id}/serial-list/pdf`}
          target="_blank"
          rel="noopener"
        >
          {t("floor.papers.pdf")}
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {t("floor.papers.asText")}
      </Text>
    </div>
  );
}

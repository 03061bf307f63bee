import { Card, Checkbox, Group, Stack, Text, Title } from "@mantine/core";
import type { WalkedLine } from "@solvia/core/shipments/floor/picking";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  /** In the order of the walk. */
  lines: readonly WalkedLine[];
  taken: readonly string[];
  onToggle: (mark: string) => void;
}

const markOf = ({ productId, quantity }: WalkedLine): string => `${productId}:${quantity}`;

/** The walk, place by place: how many of each article, and for whom. */
export function WalkedLines({ lines, taken, onToggle }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  return [...Map.groupBy(lines, ({ place = "" }) => place)].map(([place, its]) => (
    <Stack key={place} gap="xs" component="section" aria-label={place || t("floor.noPlace")}>
      <Title order={2} size="h4" translate={place ? "no" : undefined}>
        {place || t("floor.noPlace")}
      </Title>
      {its.map((line) => (
        <Card
          key={line.productId}
          withBorder
          padding="md"
          component="article"
          aria-label={`${line.brand} ${line.name}`}
        >
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Checkbox
              size="lg"
              checked={taken.includes(markOf(line))}
              onChange={() => onToggle(markOf(line))}
              label={`${line.brand} ${line.name}`}
              description={line.productCode}
            />
            <Text fz={28} fw={700} lh={1.1} className="numbers">
              {line.quantity}
            </Text>
          </Group>
          <Text size="sm" mt={4} className="numbers">
            {line.of.map(({ orderNumber, quantity }) => `${orderNumber}: ${quantity}`).join(" · ")}
          </Text>
        </Card>
      ))}
    </Stack>
  ));
}

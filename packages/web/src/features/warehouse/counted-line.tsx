import { Alert, Card, Group, Text } from "@mantine/core";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import type { Incoming } from "./incoming.ts";
import type { judgeLine } from "./judge-line.ts";
import type { CountedReceipt } from "./kept-receipt.ts";
import { PlaceField } from "./place-field.tsx";

type Line = Incoming["lines"][number];

const most = 1_000_000;
/** Eighty serials. */
const longestCodes = 4000;

interface LineProps {
  line: Line;
  words: ReturnType<typeof judgeLine>["words"];
  warehouseId: string;
  receipt: CountedReceipt;
  change: (changed: Partial<CountedReceipt>) => void;
}

/** A line as it is counted: what came, what of it is damaged and, of scanned pieces, which. */
export function CountedLine({ line, words, warehouseId, receipt, change }: LineProps) {
  const { t } = useTexts(officeWarehouseTexts);
  const { productId, productCode, brand, name, quantity, scanned, needsSerials, place } = line;
  const { came, damaged, broken } = receipt;
  const called = `${brand} ${name}`;
  return (
    <Card withBorder padding="md" component="article" aria-label={called}>
      <Text size="sm" c="dimmed" translate="no">
        {productCode}
      </Text>
      <Text fw={600} className="long-words">
        {called}
      </Text>
      <PlaceField productId={productId} warehouseId={warehouseId} name={called} place={place} />
      <Group gap="xl">
        <Text>{`${t("floor.expected")}: ${quantity}`}</Text>
        <Text>{`${t("floor.serials")}: ${scanned}`}</Text>
      </Group>
      {needsSerials && <Text size="sm">{t("floor.scannedCount")}</Text>}
      <Group wrap="nowrap" align="flex-end" mt="xs">
        {needsSerials ? (
          <div style={{ flex: "1 1 0" }}>
            <Text size="sm">{t("floor.came")}</Text>
            <Text fz={28} fw={700} className="numbers">
              {scanned}
            </Text>
          </div>
        ) : (
          <NumberField
            flex={1}
            size="lg"
            label={t("floor.came")}
            aria-label={`${t("floor.came")}: ${called}`}
            minimum={0}
            maximum={most}
            value={came[productId] ?? scanned}
            onChange={(value) => change({ came: { ...came, [productId]: value } })}
          />
        )}
        <NumberField
          style={{ flex: "1 1 0" }}
          size="lg"
          label={t("floor.damaged")}
          aria-label={`${t("floor.damaged")}: ${called}`}
          minimum={0}
          maximum={most}
          value={damaged[productId] ?? 0}
          onChange={(value) => change({ damaged: { ...damaged, [productId]: value } })}
        />
      </Group>
      {needsSerials && damaged[productId] !== 0 && damaged[productId] !== undefined && (
        <LimitedArea
          size="lg"
          autosize
          mt="xs"
          longest={longestCodes}
          label={t("floor.damagedSerials")}
          aria-label={`${t("floor.damagedSerials")}: ${called}`}
          description={t("floor.damagedSerialsHint")}
          value={broken?.[productId] ?? ""}
          onChange={({ currentTarget }) => change({ broken: { ...broken, [productId]: currentTarget.value } })}
        />
      )}
      <Alert color={words.color} py={6} mt="xs">
        {t(words.key, words.params)}
      </Alert>
    </Card>
  );
}

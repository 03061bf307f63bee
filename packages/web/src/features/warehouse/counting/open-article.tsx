import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import type { BlindLine } from "./count-lines.ts";

/** Pieces of one article at most: the endpoint's. */
const most = 1_000_000;

interface Props {
  line: BlindLine;
  pieces: Held;
  /** The serials that were read of it. */
  read: readonly string[];
  /** Whether what stands in the field can be recorded, and isn't. */
  isNew: boolean;
  onPieces: (pieces: Held) => void;
  onForget: (code: string) => void;
  onRecord: () => void;
  onClose: () => void;
}

/** The article that somebody stands before: how many there are, by fingers, figures or serials. */
export function OpenArticle({ line, pieces, read, isNew, onPieces, onForget, onRecord, onClose }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  const { productCode, name, lies } = line;
  const count = typeof pieces === "number" ? pieces : 0;
  const last = read.at(-1);
  return (
    <Card withBorder padding="md" component="section" aria-label={name} style={{ borderWidth: 2 }}>
      <Stack gap="sm">
        <div>
          <Text size="sm" c="dimmed" translate="no">
            {[lies, productCode].filter(Boolean).join(" · ")}
          </Text>
          <Text fw={700} size="lg" className="long-words">
            {name}
          </Text>
        </div>
        <Group wrap="nowrap" align="flex-end" gap="xs">
          <Button
            size="xl"
            px="lg"
            variant="default"
            aria-label={t("floor.counts.less")}
            disabled={count < 1}
            onClick={() => onPieces(count - 1)}
          >
            −
          </Button>
          <NumberField
            flex={1}
            size="xl"
            label={t("floor.counts.pieces")}
            aria-label={t("floor.counts.piecesOf", { name })}
            minimum={0}
            maximum={most}
            value={pieces}
            onChange={onPieces}
          />
          <Button
            size="xl"
            px="lg"
            variant="default"
            aria-label={t("floor.counts.more")}
            disabled={count >= most}
            onClick={() => onPieces(count + 1)}
          >
            +
          </Button>
        </Group>
        {last !== undefined && (
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{t("floor.counts.read", { count: read.length })}</Text>
            <Button variant="subtle" size="md" onClick={() => onForget(last)}>
              {t("floor.counts.forgetLast", { code: last })}
            </Button>
          </Group>
        )}
        <Button size="xl" fullWidth disabled={!isNew} onClick={onRecord}>
          {t("floor.counts.record")}
        </Button>
        <Button size="lg" fullWidth variant="default" onClick={onClose}>
          {t("floor.counts.close")}
        </Button>
      </Stack>
    </Card>
  );
}

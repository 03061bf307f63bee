import { Card, Group, Stack, Text, Title, UnstyledButton } from "@mantine/core";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { byPlace, type BlindLine, type LineStanding } from "./count-lines.ts";

interface Props {
  lines: readonly BlindLine[];
  standing: (line: BlindLine) => LineStanding;
  /** The article that lies open above. */
  open: string | undefined;
  /** Absent where nothing is counted any more. */
  onOpen?: ((productId: string) => void) | undefined;
}

/** What is to be counted, in the order of the walk, and how far it is; a press opens it. */
export function ArticleRows({ lines, standing, open, onOpen }: Props) {
  const { t, language } = useTexts(officeWarehouseTexts);
  return byPlace(lines, language).map(([place, its]) => (
    <Stack key={place} gap="xs" component="section" aria-label={place || t("floor.counts.noPlace")}>
      <Title order={2} size="h4" translate={place ? "no" : undefined}>
        {place || t("floor.counts.noPlace")}
      </Title>
      {its.map((line) => (
        <Row
          key={line.productId}
          line={line}
          standing={standing(line)}
          isOpen={open === line.productId}
          onOpen={line.isSettled ? undefined : onOpen}
        />
      ))}
    </Stack>
  ));
}

interface RowProps {
  line: BlindLine;
  standing: LineStanding;
  isOpen: boolean;
  onOpen: ((productId: string) => void) | undefined;
}

function Row({
  line: { productId, productCode, name, movedSince },
  standing: { is, pieces },
  isOpen,
  onOpen,
}: RowProps) {
  const { t } = useTexts(officeWarehouseTexts);
  const count = typeof pieces === "number" ? pieces : 0;
  const words =
    is === "none" || is === "unread" ? t(`floor.counts.state.${is}`) : t(`floor.counts.state.${is}`, { count });
  const said = (
    <Stack gap={2} miw={0}>
      <Text size="sm" c="dimmed" translate="no">
        {productCode}
      </Text>
      <Text fw={600} className="long-words">
        {name}
      </Text>
      <Text size="sm" {...(is === "none" ? { c: "dimmed" } : { fw: 600 })}>
        {words}
      </Text>
      {movedSince && is === "recorded" && (
        <Text size="sm" fw={600} c="orange.8">
          {t("floor.counts.movedSince")}
        </Text>
      )}
    </Stack>
  );
  return (
    <Card withBorder padding="sm" component="article" aria-label={name} {...(isOpen && { style: { borderWidth: 2 } })}>
      {onOpen ? (
        <UnstyledButton mih={44} onClick={() => onOpen(productId)}>
          <Group justify="space-between" wrap="nowrap">
            {said}
            <Text fw={600} td="underline">
              {t("floor.counts.count")}
            </Text>
          </Group>
        </UnstyledButton>
      ) : (
        said
      )}
    </Card>
  );
}

import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";
import { ArticleChoice } from "../../../office-kit/article-choice.tsx";

export interface GoodsLine {
  productId: string;
  name: string;
  quantity: Held;
}

/** As they are sent; a figure that is no number is told at the lines. */
export const linesToSend = (lines: readonly GoodsLine[]) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity: quantity as number }));

/** Articles with their pieces. */
export function GoodsLines({
  lines,
  change,
  error,
}: {
  lines: readonly GoodsLine[];
  change: (lines: GoodsLine[]) => void;
  error: string | undefined;
}) {
  const { t } = useTexts(officeStockTexts);
  const set = (productId: string, quantity: Held) =>
    change(lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)));
  return (
    <Stack gap="xs">
      {lines.map(({ productId, name, quantity }) => (
        <Group key={productId} wrap="nowrap" gap="xs" align="flex-start">
          <Text size="sm" flex={1} miw={0} className="long-words" pt={6}>
            {name}
          </Text>
          <NumberField
            aria-label={t("officeStock.piecesOf", { name })}
            w={120}
            unit="pz"
            unitName=""
            minimum={1}
            maximum={100_000}
            value={quantity}
            onChange={(next) => set(productId, next)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={4}
            aria-label={t("officeStock.removeLine", { name })}
            onClick={() => change(lines.filter((line) => line.productId !== productId))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <ArticleChoice
        label={t("officeStock.article")}
        none={t("officeStock.articleNone")}
        add={({ id, productCode, brand, name }) => {
          if (lines.some(({ productId }) => productId === id)) return;
          change([...lines, { productId: id, name: `${productCode} · ${brand} ${name}`, quantity: "" }]);
        }}
      />
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

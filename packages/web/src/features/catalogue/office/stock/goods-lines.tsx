import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";
import { ArticleChoice } from "../../../office-kit/article-choice.tsx";
import { codesIn } from "../../../scanning/codes/codes-in.ts";
import { SerialsField } from "../../../scanning/codes/serials-field.tsx";

export interface GoodsLine {
  productId: string;
  name: string;
  /** Absent in what was kept before it was known. */
  productCode?: string | undefined;
  quantity: Held;
  /** Serials of its pieces, as they were typed. */
  serials?: string | undefined;
}

/** As they are sent; a figure that is no number is told at the lines. */
export const linesToSend = (lines: readonly GoodsLine[]) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity: quantity as number }));

/** The same with the pieces that are told apart. */
export const tellingLines = (lines: readonly GoodsLine[]) =>
  lines.map(({ productId, quantity, serials = "" }) => {
    const codes = codesIn(serials);
    return { productId, quantity: quantity as number, ...(codes.length > 0 && { serials: codes }) };
  });

interface Props {
  lines: readonly GoodsLine[];
  change: (lines: GoodsLine[]) => void;
  error: string | undefined;
  /** Where the pieces lie, where somebody says which they are. */
  toldIn?: string | undefined;
}

/** The line with these serials; its pieces are as many, unless somebody has said another number. */
function told(line: GoodsLine, serials: string): GoodsLine {
  const before = codesIn(line.serials ?? "").length;
  const isOwn = line.quantity !== "" && line.quantity !== before;
  return { ...line, serials, ...(!isOwn && { quantity: codesIn(serials).length || "" }) };
}

/** Articles with their pieces. */
export function GoodsLines({ lines, change, error, toldIn }: Props) {
  const { t } = useTexts(officeStockTexts);
  const put = (changed: GoodsLine) =>
    change(lines.map((line) => (line.productId === changed.productId ? changed : line)));
  return (
    <Stack gap="xs">
      {lines.map((line) => {
        const { productId, productCode, name, quantity, serials = "" } = line;
        return (
          <Stack key={productId} gap={4}>
            <Group wrap="nowrap" gap="xs" align="flex-start">
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
                onChange={(next) => put({ ...line, quantity: next })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                mt={4}
                aria-label={t("officeStock.removeLine", { name })}
                onClick={() => change(lines.filter((one) => one !== line))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
            {toldIn !== undefined && (
              <SerialsField
                name={name}
                productId={productId}
                productCode={productCode}
                warehouseId={toldIn}
                value={serials}
                change={(next) => put(told(line, next))}
              />
            )}
          </Stack>
        );
      })}
      <ArticleChoice
        label={t("officeStock.article")}
        none={t("officeStock.articleNone")}
        add={({ id, productCode, brand, name }) => {
          if (lines.some(({ productId }) => productId === id)) return;
          change([...lines, { productId: id, productCode, name: `${productCode} · ${brand} ${name}`, quantity: "" }]);
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

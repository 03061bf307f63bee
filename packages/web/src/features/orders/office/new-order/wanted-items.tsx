import { ActionIcon, Button, Group, Input, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { officeOrdersTexts } from "../../../../i18n/areas/office-orders.ts";
import { officePasteTexts } from "../../../../i18n/areas/office-paste.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { IconX } from "../../../../ui/icons.gen.ts";
import { ArticleChoice } from "../../../office-kit/article-choice.tsx";
import { withMore, type WantedItem } from "./wanted.ts";

interface Props {
  items: readonly WantedItem[];
  /** What a line's pieces are given by the form. */
  fieldOf: (at: number) => { value?: Held; onChange: (value: Held) => void };
  change: (items: readonly WantedItem[]) => void;
  error: ReactNode;
  /** Opens the dialog of pasted lists, for which there is room. */
  paste: (() => void) | undefined;
}

/** The products that are ordered: found by their words or pasted, each with its pieces. */
export function WantedItems({ items, fieldOf, change, error, paste }: Props) {
  const { t } = useTexts(officeOrdersTexts, officePasteTexts);
  return (
    <Input.Wrapper component="div" label={t("officeOrders.products")} labelElement="div" required error={error}>
      {items.length > 0 && (
        <ul className="numbers" style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {items.map(({ productCode, name }, at) => (
            <Group key={`${at} ${productCode}`} component="li" wrap="nowrap" align="flex-start" gap="sm" py={4}>
              <div style={{ flex: 1, minWidth: 0 }}>
                <Text size="sm" fw={600} className="long-words">
                  {name}
                </Text>
                <Text size="xs" c="dimmed" className="long-words">
                  {productCode}
                </Text>
              </div>
              <NumberField
                w={110}
                aria-label={t("officeOrders.piecesOf", { name })}
                placeholder={t("officeOrders.pieces")}
                minimum={1}
                maximum={100_000}
                {...fieldOf(at)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t("officeOrders.removeProduct", { name })}
                onClick={() => change(items.toSpliced(at, 1))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </ul>
      )}
      <Group align="flex-end" gap="sm" mt={4}>
        <ArticleChoice
          label={t("officeOrders.addProduct")}
          none={t("officeOrders.noProduct")}
          flex={1}
          miw={220}
          add={({ productCode, brand, name }) =>
            change(withMore(items, { productCode, name: `${brand} ${name}`, quantity: 1 }))
          }
        />
        <Button variant="default" disabled={!paste} onClick={paste}>
          {t("officePaste.act")}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

import { ActionIcon, Fieldset, Group, Select, Stack, Text } from "@mantine/core";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import { MoneyField, NumberField } from "../../../ui/fields/number-fields.tsx";
import type { ContractForm } from "../../../ui/forms/use-contract-form.ts";
import { IconTrash } from "../../../ui/icons.gen.ts";
import type { Supplied } from "./purchase.ts";

export interface LineValues {
  productId: string;
  name: string;
  quantity: number | "";
  price: number | "";
}

interface Props {
  form: Pick<
    ContractForm<{ lines: LineValues[] }>,
    "field" | "values" | "insertListItem" | "removeListItem" | "errors"
  >;
  /** What the supplier sells; absent before one is chosen. */
  supplied: readonly Supplied[] | undefined;
}

/** The articles of an order, of those that its supplier sells, each with the supplier's own conditions. */
export function PurchaseFormLines({ form, supplied }: Props) {
  const { t } = useTexts(officePurchasesTexts);
  const { lines } = form.values;
  const left = supplied?.filter(({ productId }) => !lines.some((line) => line.productId === productId)) ?? [];
  const conditionsOf = (productId: string): string | undefined => {
    const found = supplied?.find((one) => one.productId === productId);
    if (!found) return undefined;
    const { purchaseCode, minQuantity, pack, leadDays } = found;
    const conditions = t("officePurchases.conditions", {
      minimum: minQuantity ?? 1,
      pack: pack ?? 1,
      days: leadDays ?? "—",
    });
    return `${purchaseCode} · ${conditions}`;
  };
  return (
    <Fieldset legend={t("officePurchases.lines")}>
      <Stack gap="sm">
        {lines.map(({ productId, name }, at) => (
          <Group key={productId} gap="xs" align="flex-start">
            <div style={{ flex: "1 1 16rem", minWidth: 0 }}>
              <Text size="sm" fw={600} className="long-words">
                {name}
              </Text>
              <Text size="xs" c="dimmed">
                {conditionsOf(productId)}
              </Text>
              {form.errors[`lines.${at}.productId`] && (
                <Text size="xs" c="red" role="alert">
                  {form.errors[`lines.${at}.productId`]}
                </Text>
              )}
            </div>
            <NumberField
              aria-label={t("officePurchases.quantityOf", { name })}
              minimum={1}
              maximum={100_000}
              w={110}
              {...form.field(`lines.${at}.quantity`)}
            />
            <MoneyField
              aria-label={t("officePurchases.priceOf", { name })}
              maximum={100_000_000}
              w={130}
              {...form.field(`lines.${at}.price`)}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              mt={4}
              aria-label={t("officePurchases.removeLine", { name })}
              onClick={() => form.removeListItem("lines", at)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        {supplied && left.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("officePurchases.noArticle")}
          </Text>
        ) : (
          <Select
            label={t("officePurchases.addLine")}
            placeholder={supplied ? undefined : t("officePurchases.chooseSupplier")}
            searchable
            disabled={!supplied}
            data={left.map(({ productId, purchaseCode, name }) => ({
              value: productId,
              label: `${purchaseCode} · ${name}`,
            }))}
            value={null}
            onChange={(id) => {
              const found = left.find(({ productId }) => productId === id);
              if (!found) return;
              const { productId, name, price = "" as const, minQuantity = 1, pack = 1 } = found;
              const quantity = Math.ceil(minQuantity / pack) * pack;
              form.insertListItem("lines", { productId, name, quantity, price } satisfies LineValues);
            }}
          />
        )}
        {form.errors["lines"] && (
          <Text size="sm" c="red" role="alert">
            {form.errors["lines"]}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

import { Stack, Text } from "@mantine/core";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { useTexts } from "../../i18n/index.ts";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import type { DamageForm, Page } from "./page.ts";

/** How many pieces of which article. */
export function Lines({ form, page }: { form: DamageForm; page: Page }) {
  const { t } = useTexts(damageTexts);
  const { chosen } = form.values;
  return (
    <Stack gap="sm" role="group" aria-label={t("damage.lines")}>
      <Text size="sm" fw={500}>
        {t("damage.lines")}
      </Text>
      {page.lines.map(({ productId, code, name, quantity }) => (
        <NumberField
          key={productId}
          label={name}
          description={`${code} · ${t("damage.atMost", { quantity })}`}
          minimum={0}
          maximum={quantity}
          value={chosen[productId] ?? ""}
          onChange={(held) => form.setFieldValue("chosen", { ...chosen, [productId]: held })}
        />
      ))}
      {form.errors["lines"] && (
        <Text c="red" size="sm" role="alert">
          {form.errors["lines"]}
        </Text>
      )}
    </Stack>
  );
}

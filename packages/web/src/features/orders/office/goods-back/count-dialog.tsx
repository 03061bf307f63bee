import { Stack, Text } from "@mantine/core";
import { resolveReturn } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { piecesIn, rowKey, rowsOf } from "../../returns/piece-rows.ts";
import type { OfficeReturn } from "./office-return.ts";

interface Props {
  request: OfficeReturn;
  onClose: () => void;
}

const sumOf = (pieces: readonly { quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Which of its article's prices the pieces of a request count as: at these they are paid back. */
export function CountDialog({ request, onClose }: Props) {
  const { t, language } = useTexts(officeReturnsTexts, officeTexts);
  const { id, revision, lines, prices = [] } = request;
  const articles = prices.map((left) => {
    const own = lines.filter(({ productId }) => productId === left.productId);
    return { rows: rowsOf([left]), name: own[0]?.name ?? left.productId, all: sumOf(own), key: left.productId };
  });
  const rows = articles.flatMap((one) => one.rows);
  const counted: Readonly<Record<string, Held>> = Object.fromEntries(
    rows.map(({ key }) => [key, sumOf(lines.filter((line) => rowKey(line) === key))]),
  );
  const form = useContractForm(resolveReturn, {
    values: { counted },
    input: (values) => ({
      params: { id },
      body: {
        revision,
        action: "count" as const,
        pieces: piecesIn(rows, values.counted).flatMap(({ unit, ...one }) =>
          unit === undefined ? [] : [{ ...one, unit }],
        ),
      },
    }),
    check: (values) => ({
      pieces: articles
        .filter((one) => sumOf(piecesIn(one.rows, values.counted)) !== one.all)
        .map(({ name, all }) => t("officeReturns.count.all", { name, quantity: all }))
        .at(0),
    }),
    shows: ["pieces"],
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeReturns.count.act")} onClose={onClose}>
      <Text size="sm">{t("officeReturns.count.ask")}</Text>
      {articles.map(({ key: article, name, rows: own }) => (
        <Stack key={article} gap={6} role="group" aria-label={name}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {own.map(({ key, unit = 0, quantity }) => (
            <NumberField
              key={key}
              label={t("officeReturns.count.at", { price: money(unit, language) })}
              minimum={0}
              maximum={quantity}
              value={form.values.counted[key]}
              onChange={(held) => form.setFieldValue("counted", { ...form.values.counted, [key]: held })}
            />
          ))}
        </Stack>
      ))}
      {form.errors["pieces"] && (
        <Text c="red" size="sm" role="alert">
          {form.errors["pieces"]}
        </Text>
      )}
      <Refused form={form} />
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

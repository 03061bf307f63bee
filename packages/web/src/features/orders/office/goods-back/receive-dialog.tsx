import { Group, Stack, Text, Textarea } from "@mantine/core";
import { returnConditions } from "@solvia/core/returns/return-codes";
import { resolveReturn } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { OfficeReturn } from "./office-return.ts";

type Came = Readonly<Record<string, Held>>;
/** By product and condition, as they were typed or scanned: one a line. */
type Codes = Readonly<Record<string, string>>;

type Line = OfficeReturn["lines"][number];

const sumOf = (some: readonly { quantity: number }[]): number => some.reduce((sum, { quantity }) => sum + quantity, 0);

interface Props {
  request: OfficeReturn;
  onClose: () => void;
}

/** What has come back now, line by line and in which condition: nothing is taken for granted, each begins with none. */
export function ReceiveDialog({ request, onClose }: Props) {
  const { t } = useTexts(officeReturnsTexts, officeTexts);
  const { id, revision, lines } = request;
  const nothing: Came = {};
  const unscanned: Codes = {};
  const piecesOf = (came: Came) =>
    lines.flatMap(({ productId }) =>
      returnConditions.flatMap((condition) => {
        const quantity = came[`${productId} ${condition}`];
        return typeof quantity === "number" && quantity > 0 ? [{ productId, condition, quantity }] : [];
      }),
    );
  /** In words, where more pieces of a line are told than are awaited. */
  const tooMany = (came: Came, { productId, quantity, received }: Line) => {
    const awaited = quantity - sumOf(received);
    const told = sumOf(piecesOf(came).filter((one) => one.productId === productId));
    return told > awaited && t("officeReturns.tooMany", { awaited });
  };
  const withSerials = (came: Came, codes: Codes) =>
    piecesOf(came).map((one) => {
      const serials = (codes[`${one.productId} ${one.condition}`] ?? "")
        .split("\n")
        .map((code) => code.trim())
        .filter(Boolean);
      return { ...one, ...(serials.length > 0 && { serials }) };
    });
  const form = useContractForm(resolveReturn, {
    values: { came: nothing, codes: unscanned },
    input: ({ came, codes }) => ({
      params: { id },
      body: { revision, action: "receive" as const, lines: withSerials(came, codes) },
    }),
    check: ({ came }) => ({
      lines:
        (piecesOf(came).length === 0 && t("officeReturns.noneCame")) ||
        lines.flatMap((line) => tooMany(came, line) || []).at(0),
    }),
    shows: ["lines"],
    done: t("bo.saved"),
    onSaved: onClose,
  });
  const { came, codes } = form.values;
  return (
    <FormDialog form={form} title={t("officeReturns.acts.receive")} size="lg" onClose={onClose}>
      <Text size="sm">{t("officeReturns.asks.receive")}</Text>
      {lines.map((line) => {
        const { productId, name, quantity, received } = line;
        const awaited = quantity - sumOf(received);
        const over = tooMany(came, line);
        return (
          <Stack key={productId} gap={4} role="group" aria-label={name}>
            <Text fw={600} size="sm">
              {name} · {t("officeReturns.awaited", { awaited })}
            </Text>
            <Group grow preventGrowOverflow={false} gap="sm">
              {returnConditions.map((condition) => (
                <NumberField
                  key={condition}
                  label={t(`officeReturns.conditions.${condition}`)}
                  minimum={0}
                  maximum={awaited}
                  value={came[`${productId} ${condition}`] ?? 0}
                  onChange={(held) => form.setFieldValue("came", { ...came, [`${productId} ${condition}`]: held })}
                />
              ))}
            </Group>
            {piecesOf(came)
              .filter((one) => one.productId === productId)
              .map(({ condition }) => (
                <Textarea
                  key={condition}
                  label={`${t("officeReturns.serials")} · ${t(`officeReturns.conditions.${condition}`)}`}
                  description={t("officeReturns.serialsHint")}
                  autosize
                  minRows={1}
                  maxRows={6}
                  value={codes[`${productId} ${condition}`] ?? ""}
                  onChange={({ currentTarget }) =>
                    form.setFieldValue("codes", { ...codes, [`${productId} ${condition}`]: currentTarget.value })
                  }
                />
              ))}
            {over && (
              <Text c="red" size="sm" role="alert">
                {over}
              </Text>
            )}
          </Stack>
        );
      })}
      {form.errors["lines"] && !lines.some((line) => tooMany(came, line)) && (
        <Text c="red" size="sm" role="alert">
          {form.errors["lines"]}
        </Text>
      )}
      <Refused form={form} />
      <DialogFoot action={t("officeReturns.acts.receive")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

import { Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mostPictures, returnReasons, type ReturnReason } from "@solvia/core/returns/return-codes";
import { call } from "../../../api/client.ts";
import { askReturn } from "../../../api/endpoints.gen.ts";
import { upload } from "../../../api/upload.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { FileField } from "../../../ui/fields/file-field.tsx";
import { piecesIn, priceOfPiece, rowsOf, type LeftPieces, type PieceRow } from "./piece-rows.ts";

export type ReturnOrder = Pick<z.output<typeof PlacedOrder>, "id" | "lines" | "withdrawalRight" | "basis">;

interface Chosen {
  quantity: Held;
  reason: ReturnReason | null;
}

const { types, maxBytes } = uploadKinds["return-picture"];
const isPicture = (file: File): boolean =>
  (types as readonly string[]).includes(file.type) && file.size > 0 && file.size <= maxBytes;

/** The pieces that were chosen, each with why; a reason that is missing is told before. */
const linesOf = (rows: readonly PieceRow[], chosen: Readonly<Record<string, Chosen>>) =>
  rows.flatMap((row) => {
    const { quantity = 0, reason } = chosen[row.key] ?? {};
    return reason ? piecesIn([row], { [row.key]: quantity }).map((one) => ({ ...one, reason })) : [];
  });

interface Props {
  order: ReturnOrder;
  /** The pieces that may still be asked for. */
  left: readonly LeftPieces[];
  onClose: () => void;
}

/** Which pieces of a delivered order come back, and why; with words and pictures. */
export function AskReturn({ order, left, onClose }: Props) {
  const { t, language } = useTexts(ordersTexts, returnsTexts);
  const [pictures, setPictures] = useState<File[]>([]);
  const none: Chosen = { quantity: 0, reason: null };
  const nothing: Readonly<Record<string, Chosen>> = {};
  const rows = rowsOf(left);
  const form = useContractForm(askReturn, {
    values: { chosen: nothing, words: "" },
    input: ({ chosen, words }) => ({
      params: { id: order.id },
      body: { lines: linesOf(rows, chosen), ...(words.trim() && { words }) },
      idempotencyKey: crypto.randomUUID(),
    }),
    send: async (input) => {
      const sent = await Promise.all(
        pictures.map(async (file) => ({ key: await upload("return-picture", file), name: file.name })),
      );
      return call(askReturn, { ...input, body: { ...input.body, pictures: sent } });
    },
    check: ({ chosen, words }) => {
      const wanted = Object.values(chosen).filter(({ quantity }) => quantity !== 0 && quantity !== "");
      const unsaid = wanted.some(({ reason }) => reason === null);
      const wrong = pictures.length > mostPictures || !pictures.every(isPicture);
      return {
        lines: wanted.length === 0 ? t("withdrawal.none") : unsaid && t("returns.reasonNeeded"),
        words: !words.trim() && wanted.some(({ reason }) => reason === "other") && t("returns.wordsNeeded"),
        pictures: wrong && t("returns.picturesHint", { most: mostPictures }),
      };
    },
    shows: ["lines", "words", "pictures"],
    draft: { of: `return/${order.id}` },
    done: t("returns.sent"),
    onSaved: onClose,
  });
  const { chosen } = form.values;
  const set = (key: string, change: Partial<Chosen>) =>
    form.setFieldValue("chosen", { ...chosen, [key]: { ...none, ...chosen[key], ...change } });
  const right = order.withdrawalRight;
  return (
    <FormDialog title={t("returns.ask")} size="lg" form={form} onClose={onClose}>
      <Text size="sm">{t("returns.intro")}</Text>
      {right?.possible && right.until && (
        <Text size="sm">
          {t("returns.withdrawUntil", { date: date(right.until, language) })}{" "}
          <AnchorLink to="/withdrawal" search={{ order: order.id }} underline="always">
            {t("withdrawal.here")}
          </AnchorLink>
        </Text>
      )}
      {rows.some(({ unit }) => unit !== undefined) && <Text size="sm">{t("returns.severalPrices")}</Text>}
      {rows.map(({ key, productId, unit, quantity }) => {
        const line = order.lines.find((one) => one.productId === productId);
        const article = `${line?.brand ?? ""} ${line?.name ?? productId}`;
        const name =
          unit === undefined
            ? article
            : t("returns.piecesAt", {
                name: article,
                price: money(priceOfPiece(order, { productId, unit }), language),
              });
        const own = chosen[key] ?? none;
        return (
          <Stack key={key} gap={4} role="group" aria-label={name}>
            <NumberField
              label={name}
              minimum={0}
              maximum={quantity}
              value={own.quantity}
              onChange={(held) => set(key, { quantity: held })}
              rightSection={
                <Text size="sm" c="dimmed" className="numbers">
                  {t("withdrawal.atMost", { quantity })}
                </Text>
              }
              rightSectionWidth={96}
            />
            {own.quantity !== 0 && own.quantity !== "" && (
              <Select
                label={t("returns.reason")}
                data={returnReasons.map((reason) => ({ value: reason, label: t(`returns.reasons.${reason}`) }))}
                value={own.reason}
                onChange={(reason) => set(key, { reason })}
                required
              />
            )}
          </Stack>
        );
      })}
      {form.errors["lines"] && (
        <Text c="red" size="sm" role="alert">
          {form.errors["lines"]}
        </Text>
      )}
      <LimitedArea label={t("returns.words")} longest={2000} autosize minRows={2} {...form.field("words")} />
      <FileField
        label={t("returns.pictures")}
        description={t("returns.picturesHint", { most: mostPictures })}
        multiple
        accept={types.join(",")}
        value={pictures}
        onChange={setPictures}
        error={form.errors["pictures"]}
      />
      <Refused form={form} />
      <DialogFoot action={t("returns.send")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

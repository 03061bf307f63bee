import { SegmentedControl, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { piecesText } from "@solvia/core/invoicing/rules/pieces-in";
import type { Invoicing } from "@solvia/core/contract/shapes/invoice";
import { queryOf } from "../../../api/client.ts";
import { createCreditNote, getCreditPreview } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { MoneyField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { piecesIn, rowsOf } from "../../orders/returns/piece-rows.ts";
import { PieceFields, type Quantities } from "./piece-fields.tsx";
import { RateSums } from "./rate-sums.tsx";
import { ReasonField } from "../../office-kit/reason-field.tsx";
import { Unanswered } from "./unanswered.tsx";

type Creditable = NonNullable<z.output<typeof Invoicing>["creditable"]>;
type Way = "pieces" | "amount" | "all";

interface Values {
  what: Way;
  /** Pieces by product. */
  quantities: Quantities;
  amount: Held;
  reason: string;
}

interface Props {
  orderId: string;
  creditable: Creditable;
  /** The invoice that the exchange may still discard. */
  unanswered: string | undefined;
  /** How many documents the order has, as they are seen. */
  seen: number;
  onClose: () => void;
}

/** What is asked about; nothing while it isn't chosen. */
function askedBy(values: Values, articles: Creditable["pieces"]): { pieces?: string; amount?: number } | undefined {
  const { what, amount } = values;
  if (what === "all") return {};
  if (what === "amount") return typeof amount === "number" && amount > 0 ? { amount } : undefined;
  const pieces = piecesText(piecesIn(rowsOf(articles), values.quantities));
  return pieces ? { pieces } : undefined;
}

/** Credits pieces, a sum or all that is left, with what is taken off and what stays to the cent before it is done. */
export function CreditDialog({ orderId, creditable: { total, pieces }, unanswered, seen, onClose }: Props) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const ways: readonly Way[] = pieces.length > 0 ? ["pieces", "amount", "all"] : ["amount", "all"];
  const initial: Values = { what: ways[0] ?? "all", quantities: {}, amount: "", reason: "" };
  const form = useContractForm(createCreditNote, {
    values: initial,
    input: (values) => {
      const { what, amount, reason } = values;
      const rest = { reason, seen };
      const params = { id: orderId };
      if (what === "all") return { params, body: { all: true as const, ...rest }, idempotencyKey };
      if (what === "amount") return { params, body: { amount: Number(amount), ...rest }, idempotencyKey };
      return { params, body: { pieces: piecesIn(rowsOf(pieces), values.quantities), ...rest }, idempotencyKey };
    },
    check: (values) => ({
      what: askedBy(values, pieces) === undefined && t("officeInvoicing.choosePieces"),
      reason: values.reason.trim().length < 3 && t("officeInvoicing.needsReason"),
    }),
    shows: ["what"],
    names: { pieces: "what", amount: "what" },
    draft: { of: `credit/${orderId}` },
    onSaved: onClose,
  });
  const { values, errors } = form;
  const asked = askedBy(values, pieces);
  const { data: preview, error } = useQuery({
    ...queryOf(getCreditPreview, { params: { id: orderId }, query: asked ?? {} }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <FormDialog title={t("officeInvoicing.creditTitle")} form={form} size="lg" onClose={onClose}>
      <SegmentedControl
        aria-label={t("officeInvoicing.what")}
        value={values.what}
        onChange={(what) => form.setFieldValue("what", what)}
        data={ways.map((value) => ({ value, label: t(`officeInvoicing.whats.${value}`) }))}
      />
      {values.what === "pieces" && (
        <PieceFields
          pieces={pieces}
          quantities={values.quantities}
          onChange={(quantities) => form.setFieldValue("quantities", quantities)}
        />
      )}
      {values.what === "amount" && (
        <MoneyField
          label={t("officeInvoicing.amount")}
          description={t("officeInvoicing.atMost", { money: money(total, language) })}
          maximum={total}
          minimum={1}
          value={values.amount}
          onChange={(held) => form.setFieldValue("amount", held)}
        />
      )}
      {errors["what"] && !asked && (
        <Text c="red" size="sm" role="alert">
          {errors["what"]}
        </Text>
      )}
      {preview && asked && !error && (
        <div aria-live="polite">
          <RateSums
            columns={[
              { heading: t("officeInvoicing.credited"), groups: preview.groups },
              { heading: t("officeInvoicing.stays"), groups: preview.stays },
            ]}
          />
          {preview.dueBack > 0 && (
            <Text size="sm" mt="xs">
              {t("officeInvoicing.creditDueBack", { money: money(preview.dueBack, language) })}
            </Text>
          )}
        </div>
      )}
      {error && asked && <Refused form={{ error, beside: [] }} />}
      {unanswered !== undefined && !error && <Unanswered number={unanswered} />}
      <ReasonField hint={t("officeInvoicing.reasonHint")} longest={200} {...form.field("reason")} />
      <Refused form={form} />
      <DialogFoot action={t("officeInvoicing.creditAct")} color="red" pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

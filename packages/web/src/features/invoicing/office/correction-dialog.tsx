import { NativeSelect, Text, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { piecesText } from "@solvia/core/invoicing/rules/pieces-in";
import type { Invoicing } from "@solvia/core/contract/shapes/invoice";
import { correctionKinds, takesAllBack } from "@solvia/core/invoicing/corrections/correction";
import type { RetaxTarget } from "@solvia/core/orders/reduced-vat/retax-targets";
import { ApiProblem, queryOf } from "../../../api/client.ts";
import { beginCorrection, getCorrectionPlan } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { money } from "../../../i18n/format.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { MoneyField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { BuyerFields, correctionsOf, unreadOf, valuesOf, type BuyerValues } from "./buyer-fields.tsx";
import { correctionRefusal } from "./correction-refusal.ts";
import { CorrectionSteps } from "./correction-steps.tsx";
import { OpenReturns } from "./open-returns.tsx";
import { piecesIn, rowsOf } from "../../orders/returns/piece-rows.ts";
import { PieceFields, type Quantities } from "./piece-fields.tsx";
import { Refusals } from "./refusals.tsx";
import { Unanswered } from "./unanswered.tsx";
import { WrongVatFields } from "./wrong-vat-fields.tsx";
import type { Document, Refusal } from "./words.ts";
import { ReasonField } from "../../office-kit/reason-field.tsx";

type Creditable = NonNullable<z.output<typeof Invoicing>["creditable"]>;
type Kind = (typeof correctionKinds)[number];
type Amends = "refund" | "coupon" | "none";

interface Values extends BuyerValues {
  kind: Kind;
  vat: RetaxTarget;
  revoked: boolean;
  quantities: Quantities;
  sum: Held;
  amends: Amends;
  iban: string;
  reason: string;
}

interface Props {
  orderId: string;
  creditable: Creditable;
  /** The invoice that the exchange may still discard. */
  unanswered: string | undefined;
  /** The last invoice: whom it names. */
  last: Document;
  onClose: () => void;
}

/** Whether the clerk says that the number which the register had confirmed was revoked for the day of the sale. */
const isRevoked = ({ kind, vat, revoked }: Values): boolean => kind === "wrong-vat" && vat === "destination" && revoked;

const isPart = (kind: Kind): boolean => kind === "return" || kind === "shortage";
const amendsOf = (kind: Kind): readonly Amends[] =>
  takesAllBack({ kind }) || kind === "return" ? ["refund", "none"] : ["refund", "coupon", "none"];

/** How it is put right: as was chosen, where what happened lets it be so, else as the first way that it lets. */
const amendsBy = ({ kind, amends }: Pick<Values, "kind" | "amends">): Amends =>
  amendsOf(kind).find((one) => one === amends) ?? "refund";

/** Whether money of the chain goes back by a transfer: it has to be said where to. */
const asksIban = (values: Pick<Values, "kind" | "amends">, plan: { byTransfer: boolean } | undefined): boolean =>
  amendsBy(values) === "refund" && plan?.byTransfer === true;

/** What is asked about; nothing while it isn't chosen. */
function askedBy(values: Values, articles: Creditable["pieces"]) {
  const { kind, vat, quantities, sum } = values;
  const amends = amendsBy(values);
  if (kind === "wrong-vat") return { kind, amends, vat };
  if (takesAllBack({ kind })) return { kind, amends };
  if (kind === "price-promise") return typeof sum === "number" && sum > 0 ? { kind, amends, amount: sum } : undefined;
  const pieces = piecesText(piecesIn(rowsOf(articles), quantities));
  return pieces ? { kind, amends, pieces } : undefined;
}

/** What the plan is asked about: also to whom the new invoice goes, for a public body is asked for no VAT. */
function plannedBy(values: Values, { last, creditable }: Pick<Props, "last" | "creditable">) {
  const asked = askedBy(values, creditable.pieces);
  const buyer: Partial<BuyerValues> = values.kind === "wrong-name" ? correctionsOf(values, last) : {};
  const { recipientCode } = buyer;
  return (
    asked && {
      ...asked,
      ...(isRevoked(values) && { revoked: "true" }),
      ...(recipientCode !== undefined && { recipientCode }),
    }
  );
}

/** Says what happened, shows the whole chain that puts it right to the cent, and carries it out. */
export function CorrectionDialog({ orderId, creditable, unanswered, last, onClose }: Props) {
  const { total, pieces } = creditable;
  const { t, language } = useTexts(officeInvoicingTexts, officeTexts);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [initial] = useState<Values>(() => ({
    ...valuesOf(last),
    kind: "price-promise",
    vat: "reduced",
    revoked: false,
    quantities: {},
    sum: "",
    amends: "refund",
    iban: "",
    reason: "",
  }));
  const [kind, setKind] = useState<Kind>("price-promise");
  const [asked, setAsked] = useState<ReturnType<typeof plannedBy>>();
  const { data: plan, error } = useQuery({
    ...queryOf(getCorrectionPlan, { params: { id: orderId }, query: asked ?? { kind: "price-promise" } }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const form = useContractForm(beginCorrection, {
    values: initial,
    input: (values) => ({
      params: { id: orderId },
      body: {
        ...(askedBy(values, pieces) ?? { kind: values.kind, amends: amendsBy(values) }),
        reason: values.reason,
        ...(isRevoked(values) && { revoked: true }),
        seen: plan?.steps.map(({ amount }) => amount) ?? [],
        ...(values.kind === "wrong-name" && { buyer: correctionsOf(values, last) }),
        ...(asksIban(values, plan) && { iban: values.iban.trim() }),
      },
      idempotencyKey,
    }),
    check: (values) => ({
      iban: asksIban(values, plan) && !values.iban.trim() && t("problem.iban-missing"),
      chain: (askedBy(values, pieces) === undefined || !plan) && t("officeInvoicing.choosePieces"),
      ...(values.kind === "wrong-name" && unreadOf(t, values, last)),
      reason: values.reason.trim().length < 3 && t("officeInvoicing.needsReason"),
    }),
    shows: ["chain"],
    names: { pieces: "chain", amount: "chain", seen: "chain" },
    at: { "iban-missing": "iban" },
    draft: { of: `correction/${orderId}` },
    onTyped: (values) => {
      setKind(values.kind);
      setAsked(plannedBy(values, { last, creditable }));
    },
    onSaved: onClose,
  });
  const { values, errors } = form;
  // A wrong name is put right by another one: the same again would take two numbers for nothing.
  const isSameBuyer = kind === "wrong-name" && Object.keys(correctionsOf(values, last)).length === 0;
  const refusals =
    form.error instanceof ApiProblem ? ((form.error.params["refusals"] as Refusal[] | undefined) ?? []) : [];
  return (
    <FormDialog title={t("officeInvoicing.correction.title")} form={form} size="lg" onClose={onClose}>
      <NativeSelect
        label={t("officeInvoicing.correction.what")}
        description={t(`officeInvoicing.correction.hints.${kind}`)}
        {...form.getInputProps("kind")}
        data={correctionKinds
          .filter((one) => pieces.length > 0 || !isPart(one))
          .map((value) => ({ value, label: t(`officeInvoicing.correction.kinds.${value}`) }))}
      />
      {kind === "return" && <OpenReturns orderId={orderId} />}
      {isPart(kind) && (
        <PieceFields
          pieces={pieces}
          quantities={values.quantities}
          onChange={(quantities) => form.setFieldValue("quantities", quantities)}
        />
      )}
      {kind === "price-promise" && (
        <MoneyField
          label={t("officeInvoicing.amount")}
          description={t("officeInvoicing.atMost", { money: money(total, language) })}
          minimum={1}
          maximum={total}
          value={values.sum}
          onChange={(held) => form.setFieldValue("sum", held)}
        />
      )}
      {kind === "wrong-vat" && (
        <WrongVatFields
          vat={values.vat}
          revoked={values.revoked}
          field={form.getInputProps("vat")}
          onRevoked={(revoked) => form.setFieldValue("revoked", revoked)}
        />
      )}
      {kind === "wrong-name" && <BuyerFields buyer={last.buyer} field={form.field} />}
      {isSameBuyer && (
        <Text size="sm" role="status">
          {t("problem.nothing-to-correct")}
        </Text>
      )}
      <NativeSelect
        label={t("officeInvoicing.correction.amends")}
        {...form.getInputProps("amends")}
        value={amendsBy(values)}
        data={amendsOf(kind).map((value) => ({ value, label: t(`officeInvoicing.correction.amendsWays.${value}`) }))}
      />
      {asksIban(values, plan) && (
        <TextInput
          label={t("officeInvoicing.correction.iban")}
          description={t("officeInvoicing.correction.ibanHint")}
          autoComplete="off"
          required
          {...form.field("iban")}
        />
      )}
      <ReasonField hint={t("officeInvoicing.reasonHint")} longest={200} {...form.field("reason")} />
      {plan && asked && !error && (
        <div aria-live="polite">
          <CorrectionSteps steps={plan.steps} />
        </div>
      )}
      {error && asked && <Refused form={{ error: undefined, beside: [correctionRefusal(t, error)] }} />}
      {unanswered !== undefined && !takesAllBack({ kind }) && <Unanswered number={unanswered} />}
      {errors["chain"] && !(asked && plan) && (
        <Text c="red" size="sm" role="alert">
          {errors["chain"]}
        </Text>
      )}
      <Refusals refusals={refusals} />
      <Refused
        form={form.error ? { error: undefined, beside: [correctionRefusal(t, form.error), ...form.beside] } : form}
      />
      <DialogFoot
        action={t("officeInvoicing.correction.begin")}
        disabled={isSameBuyer}
        pending={form.isPending}
        onClose={onClose}
      />
    </FormDialog>
  );
}

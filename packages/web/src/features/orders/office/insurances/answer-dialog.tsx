import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { noteInsurersAnswer } from "../../../../api/endpoints.gen.ts";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { ClaimView, InsuranceView } from "./insurance.ts";

type Answer = Exclude<ClaimView["state"], "declared">;

interface Values {
  state: Answer;
  on: string;
  indemnity: number | "";
  paysBy: string;
  reason: string;
}

interface Props {
  insurance: InsuranceView;
  claim: ClaimView;
  onClose: () => void;
}

/** What the insurer answers to a claim; or it is withdrawn. */
export function AnswerDialog({ insurance, claim, onClose }: Props) {
  const { t, language } = useTexts(officeInsurancesTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const answers = claim.next.filter((state): state is Answer => state !== "declared");
  const words: Readonly<Record<string, string>> = {
    "before-declared": t("officeInsurances.beforeDeclared"),
    "before-answer": t("officeInsurances.beforeAnswer"),
    "too-much": t("officeInsurances.tooMuch"),
  };
  const values: Values = {
    state: answers[0] ?? "withdrawn",
    on: today,
    indemnity: claim.expected,
    paysBy: claim.paysBy ?? "",
    reason: "",
  };
  const form = useContractForm(noteInsurersAnswer, {
    values,
    input: ({ state, on, indemnity, paysBy, reason }) => ({
      params: { id: insurance.id, orderId: claim.orderId },
      body: {
        state,
        on,
        ...(state === "accepted" && indemnity !== "" && { indemnity }),
        ...(state === "accepted" && paysBy && { paysBy }),
        ...(reason.trim() && { reason }),
      },
    }),
    inWords: ({ code }) => words[code],
    draft: { of: `insurance/${insurance.id}/${claim.orderId}/answer` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  const isAccepted = form.getValues().state === "accepted";
  return (
    <FormDialog form={form} title={t("officeInsurances.answerOf", { number: claim.orderNumber })} onClose={onClose}>
      <Text fw={600}>
        {insurance.companyName}, {money(claim.amount, language)}
      </Text>
      <NativeSelect
        label={t("officeInsurances.answerState")}
        data-autofocus
        data={answers.map((value) => ({ value, label: t(`officeInsurances.claimStates.${value}`) }))}
        {...form.field("state")}
      />
      <TextInput type="date" label={t("officeInsurances.answeredOn")} required max={today} {...form.field("on")} />
      {isAccepted && (
        <>
          <MoneyField label={t("officeInsurances.pays")} required {...form.field("indemnity")} />
          <TextInput type="date" label={t("officeInsurances.paysBy")} {...form.field("paysBy")} />
        </>
      )}
      <LimitedText
        label={t("officeInsurances.reason")}
        required={!isAccepted}
        longest={300}
        {...form.field("reason")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeInsurances.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { returnCodes, type ReturnCode } from "@solvia/core/payments/bank-mandate";
import { romeDate } from "@solvia/core/platform/time";
import { noteCollectionUnpaid } from "../../../../api/endpoints.gen.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { Slip } from "./slip.ts";

interface Props {
  slip: Slip;
  line: Slip["lines"][number];
  onClose: () => void;
}

const isReturnCode = (code: string): code is ReturnCode => returnCodes.some((one) => one === code);

/** The most that a bank charges for one, in cents; the contract's bound. */
const mostFee = 100_000;

interface Values {
  on: string;
  /** Cents. */
  fee: number | "";
  code: string;
  reason: string;
}

const initial = (on: string): Values => ({ on, fee: 0, code: "", reason: "" });

/** A line came back unpaid: the day, and what the bank charges for it. */
export function UnpaidDialog({ slip, line, onClose }: Props) {
  const { t, language } = useTexts(officeCollectionsTexts, officeMoneyTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const isDebit = slip.kind === "sdd";
  const form = useContractForm(noteCollectionUnpaid, {
    values: initial(today),
    input: ({ on, fee, code, reason }) => ({
      params: { id: slip.id },
      body: {
        transaction: line.id,
        on,
        // Empty: refused as required.
        fee: fee as number,
        ...(isReturnCode(code) && { code }),
        ...(reason.trim() && { reason }),
      },
    }),
    check: ({ code }) => ({
      ...(isDebit && !code && { code: t("officeCollections.codeMissing") }),
    }),
    inWords: ({ code }) => {
      if (code === "before-slip") return t("officeCollections.beforeSlip");
      if (code === "no-refund-b2b") return t("officeCollections.noRefundB2b");
      if (code === "too-late") return t("officeCollections.tooLate");
      return code === "required" ? t("officeMoney.required") : undefined;
    },
    draft: { of: `collection/${slip.id}/${line.id}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeCollections.unpaidTitle")} onClose={onClose}>
      <Text fw={600}>
        {line.debtor.name}, {money(line.amount, language)}
      </Text>
      <Text size="sm">{t("officeCollections.unpaidText")}</Text>
      <TextInput
        type="date"
        label={t("officeCollections.unpaidOn")}
        required
        max={today}
        data-autofocus
        {...form.field("on")}
      />
      <MoneyField label={t("officeCollections.unpaidFee")} required maximum={mostFee} {...form.field("fee")} />
      {isDebit && (
        <NativeSelect
          label={t("officeCollections.code")}
          required
          data={[
            { value: "", label: "–" },
            ...returnCodes.map((value) => ({ value, label: t(`officeCollections.codes.${value}`) })),
          ]}
          {...form.field("code")}
        />
      )}
      <LimitedText label={t("officeCollections.unpaidReason")} longest={300} {...form.field("reason")} />
      <Refused form={form} />
      <DialogFoot action={t("officeCollections.noteUnpaid")} color="red" pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

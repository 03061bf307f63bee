import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { setPurchaseStatus } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { MoneyField, NumberField } from "../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm, type ContractForm } from "../../../ui/forms/use-contract-form.ts";
import { IconTrash } from "../../../ui/icons.gen.ts";
import type { Purchase } from "./purchase.ts";
import { PurchaseQuestions, usePurchaseQuestions } from "./purchase-questions.tsx";
import { usePurchaseWords } from "./use-purchase-words.ts";

interface DayValues {
  on: string;
  quantity: number | "";
}

interface Values {
  reference: string;
  lines: { productId: string; name: string; price: number | ""; days: DayValues[] }[];
}

/** What the supplier has confirmed: of each article its price, and what comes when. */
export function ConfirmationDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { t } = useTexts(officePurchasesTexts, officeTexts);
  const { inWords } = usePurchaseWords();
  const questions = usePurchaseQuestions();
  const [today] = useState(() => romeDate(new Date()));
  const on = purchase.wantedOn && purchase.wantedOn >= today ? purchase.wantedOn : "";
  const values: Values = {
    reference: "",
    lines: purchase.lines.map(({ productId, name, price, ordered }) => ({
      productId,
      name,
      price,
      days: [{ on, quantity: ordered }],
    })),
  };
  const form = useContractForm(setPurchaseStatus, {
    values,
    input: ({ reference, lines }) => ({
      params: { id: purchase.id },
      body: {
        status: "confirmed" as const,
        version: purchase.version,
        ...(reference.trim() && { reference }),
        lines: lines.map(({ productId, price, days }) => ({
          productId,
          price: price as number,
          days: days.map((day) => ({ on: day.on, quantity: day.quantity as number })),
        })),
        ...questions.confirmed(),
      },
    }),
    inWords,
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    draft: { of: `purchase/${purchase.id}/confirmation` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      size="xl"
      title={t("officePurchases.confirmOf", { number: purchase.number })}
      onClose={onClose}
    >
      <Text size="sm">{t("officePurchases.confirmText")}</Text>
      <LimitedText
        label={t("officePurchases.confirmationNumber")}
        longest={60}
        data-autofocus
        {...form.field("reference")}
      />
      {form.values.lines.map(({ productId }, at) => (
        <ConfirmedLine key={productId} form={form} at={at} today={today} />
      ))}
      {form.errors["lines"] && (
        <Text size="sm" c="red" role="alert">
          {form.errors["lines"]}
        </Text>
      )}
      <Refused form={form} />
      <DialogFoot action={t("officePurchases.register")} pending={form.isPending} onClose={onClose} />
      <PurchaseQuestions questions={questions} names={form.values.lines.map(({ name }) => name)} send={form.submit} />
    </FormDialog>
  );
}

interface LineProps {
  form: Pick<ContractForm<Values>, "field" | "values" | "insertListItem" | "removeListItem">;
  at: number;
  today: string;
}

function ConfirmedLine({ form, at, today }: LineProps) {
  const { t } = useTexts(officePurchasesTexts);
  const line = form.values.lines[at];
  if (!line) return null;
  const { name, days } = line;
  return (
    <Fieldset legend={name}>
      <Stack gap="xs">
        <MoneyField
          label={t("officePurchases.price")}
          aria-label={t("officePurchases.priceOf", { name })}
          required
          maximum={100_000_000}
          maw={200}
          {...form.field(`lines.${at}.price`)}
        />
        {days.map((_, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day has no name but its place
          <Group key={day} gap="xs" align="flex-start">
            <TextInput
              type="date"
              aria-label={t("officePurchases.dayOf", { nth: day + 1, name })}
              min={today}
              {...form.field(`lines.${at}.days.${day}.on`)}
            />
            <NumberField
              aria-label={t("officePurchases.piecesOn", { nth: day + 1, name })}
              minimum={1}
              maximum={100_000}
              w={120}
              {...form.field(`lines.${at}.days.${day}.quantity`)}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              mt={4}
              aria-label={t("officePurchases.removeDay", { nth: day + 1, name })}
              onClick={() => form.removeListItem(`lines.${at}.days`, day)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => form.insertListItem(`lines.${at}.days`, { on: "", quantity: "" } satisfies DayValues)}
          >
            {t("officePurchases.addDay")}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

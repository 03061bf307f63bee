import { Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { ApiProblem } from "../../../api/client.ts";
import { matchSupplierInvoice } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { MoneyField, NumberField } from "../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { Purchase } from "./purchase.ts";
import { usePurchaseWords } from "./use-purchase-words.ts";

interface Values {
  number: string;
  on: string;
  reason: string;
  last: boolean;
  lines: { productId: string; name: string; isOn: boolean; open: number; quantity: number | ""; price: number | "" }[];
}

/** A supplier's invoice, compared with what was ordered and what has come; one that differs asks for a reason. */
export function MatchDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { t, language } = useTexts(officePurchasesTexts, officeTexts);
  const { inWords } = usePurchaseWords();
  const [today] = useState(() => romeDate(new Date()));
  const [differs, setDiffers] = useState(false);
  const values: Values = {
    number: "",
    on: today,
    reason: "",
    last: false,
    lines: purchase.lines
      .filter(({ received, settled }) => received > 0 && !settled)
      .map(({ productId, name, received, invoiced, price }) => ({
        productId,
        name,
        isOn: true,
        open: received - invoiced,
        quantity: received - invoiced,
        price,
      })),
  };
  const form = useContractForm(matchSupplierInvoice, {
    values,
    input: ({ number, on, reason, last, lines }) => ({
      params: { id: purchase.id },
      body: {
        version: purchase.version,
        number,
        on,
        lines: lines
          .filter(({ isOn }) => isOn)
          .map(({ productId, quantity, price }) => ({
            productId,
            quantity: quantity as number,
            price: price as number,
          })),
        ...((differs || last) && reason.trim() && { reason }),
        ...(last && { last }),
      },
    }),
    inWords,
    at: { "supplier-invoice-known": "number" },
    onRefused: (error) => {
      if (error instanceof ApiProblem && error.code === "match-differs") setDiffers(true);
      return false;
    },
    draft: { of: `purchase/${purchase.id}/invoice` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  const isPart = form.values.lines.some(({ isOn, quantity, open }) => isOn && Number(quantity) < open);
  const total = form.values.lines.reduce(
    (sum, { isOn, quantity, price }) => sum + (isOn ? Number(quantity) * Number(price) : 0),
    0,
  );
  return (
    <FormDialog
      form={form}
      size="xl"
      title={t("officePurchases.matchOf", { number: purchase.number })}
      onClose={onClose}
    >
      <Text size="sm">{t("officePurchases.matchText")}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText
          label={t("officePurchases.invoiceNumber")}
          required
          longest={60}
          data-autofocus
          {...form.field("number")}
        />
        <TextInput type="date" label={t("officePurchases.invoiceDate")} required max={today} {...form.field("on")} />
      </SimpleGrid>
      <Stack gap="sm">
        {form.values.lines.map(({ productId, name, isOn }, at) => {
          // What is left out is not sent: the fields of what is count on.
          const sent = form.values.lines.slice(0, at).filter((line) => line.isOn).length;
          const errorOf = (of: "quantity" | "price") => form.errors[`lines.${sent}.${of}`];
          return (
            <Group key={productId} gap="xs" align="flex-start">
              <Checkbox
                mt={8}
                label={name}
                flex="1 1 16rem"
                {...form.box(`lines.${at}.isOn`)}
                aria-label={`${t("officePurchases.onInvoice")}: ${name}`}
              />
              <NumberField
                aria-label={t("officePurchases.quantityOf", { name })}
                minimum={1}
                maximum={100_000}
                w={190}
                disabled={!isOn}
                {...form.field(`lines.${at}.quantity`)}
                error={isOn && errorOf("quantity")}
              />
              <MoneyField
                aria-label={t("officePurchases.priceOf", { name })}
                maximum={100_000_000}
                w={190}
                disabled={!isOn}
                {...form.field(`lines.${at}.price`)}
                error={isOn && errorOf("price")}
              />
            </Group>
          );
        })}
      </Stack>
      <Text ta="right" fw={600} className="numbers">
        {t("officePurchases.total")}: {money(total, language)}
      </Text>
      {(isPart || form.values.last) && (
        <Checkbox
          label={t("officePurchases.lastInvoice")}
          description={t("officePurchases.lastInvoiceHint")}
          {...form.box("last")}
        />
      )}
      {(differs || form.values.last) && (
        <LimitedArea
          label={t("officePurchases.approveReason")}
          longest={300}
          autosize
          minRows={2}
          {...form.field("reason")}
        />
      )}
      <Refused form={form} />
      <DialogFoot action={t("officePurchases.register")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

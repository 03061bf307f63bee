import { Select, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { call, queryOf } from "../../../api/client.ts";
import { createPurchase, listSupplied, savePurchase } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { WarehouseChoice } from "../../catalogue/office/stock/warehouse-choice.tsx";
import type { Purchase } from "./purchase.ts";
import { PurchaseFormLines, type LineValues } from "./purchase-form-lines.tsx";
import { PurchaseQuestions, usePurchaseQuestions } from "./purchase-questions.tsx";
import { usePurchaseWords } from "./use-purchase-words.ts";
import { useSuppliers } from "./use-suppliers.ts";

interface Props {
  /** A draft that is written anew; absent for a new order. */
  purchase?: Purchase;
  onSaved?: (purchase: Purchase) => unknown;
  onClose: () => void;
}

const linesOf = (purchase: Purchase | undefined): LineValues[] =>
  (purchase?.lines ?? []).map(({ productId, name, ordered, price }) => ({ productId, name, quantity: ordered, price }));

/** A draft of an order to a supplier: whom, when, and what of that supplier's articles. */
export function PurchaseForm({ purchase: opened, onSaved, onClose }: Props) {
  // As it was opened: what others write meanwhile is refused, not written over.
  const [purchase] = useState(opened);
  const { t, language } = useTexts(officePurchasesTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const suppliers = useSuppliers();
  const questions = usePurchaseQuestions();
  const { inWords } = usePurchaseWords();
  const form = useContractForm(createPurchase, {
    values: {
      supplierId: purchase?.supplierId ?? "",
      orderOn: purchase && purchase.orderOn > today ? purchase.orderOn : today,
      wantedOn: purchase?.wantedOn ?? "",
      warehouseId: purchase?.warehouseId ?? mainWarehouseId,
      notes: purchase?.notes ?? "",
      lines: linesOf(purchase),
    },
    input: ({ supplierId, warehouseId, orderOn, wantedOn, notes, lines }) => ({
      body: {
        supplierId,
        warehouseId,
        orderOn,
        ...(wantedOn && { wantedOn }),
        ...(notes.trim() && { notes }),
        lines: lines.map(({ productId, quantity, price }) => ({
          productId,
          quantity: quantity as number,
          ...(price !== "" && { price }),
        })),
        ...questions.confirmed(),
      },
    }),
    send: ({ body }) =>
      purchase
        ? call(savePurchase, { params: { id: purchase.id }, body: { ...body, version: purchase.version } })
        : call(createPurchase, { body }),
    shows: ["warehouseId"],
    inWords,
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    draft: { of: `purchase/${purchase?.id ?? "new"}` },
    done: t(purchase ? "bo.saved" : "bo.added"),
    onSaved: async (saved) => {
      onClose();
      await onSaved?.(saved);
    },
  });
  const { supplierId, lines } = form.values;
  const supplied = useQuery({
    ...queryOf(listSupplied, { params: { id: supplierId } }),
    enabled: supplierId !== "",
  });
  const total = lines.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);
  return (
    <FormDialog
      form={form}
      size="xl"
      title={purchase ? t("officePurchases.editOf", { number: purchase.number }) : t("officePurchases.new")}
      onClose={onClose}
    >
      <Select
        label={t("officePurchases.supplier")}
        required
        searchable
        disabled={purchase !== undefined}
        data={suppliers}
        data-autofocus
        {...form.field("supplierId")}
        onChange={(id) => {
          form.setFieldValue("supplierId", id ?? "");
          form.setFieldValue("lines", []);
        }}
      />
      <WarehouseChoice
        open
        label={t("officePurchases.deliveredTo")}
        error={form.field("warehouseId").error}
        value={form.values.warehouseId}
        change={(id) => form.setFieldValue("warehouseId", id)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="date" label={t("officePurchases.planned")} min={today} {...form.field("orderOn")} />
        <TextInput type="date" label={t("officePurchases.wantedOn")} min={today} {...form.field("wantedOn")} />
      </SimpleGrid>
      <PurchaseFormLines form={form} supplied={supplied.data?.items} />
      <Text ta="right" fw={600} className="numbers">
        {t("officePurchases.total")}: {money(total, language)}
      </Text>
      <LimitedArea label={t("officePurchases.notes")} longest={1000} autosize minRows={2} {...form.field("notes")} />
      <Refused form={form} />
      <DialogFoot action={t("officePurchases.save")} pending={form.isPending} onClose={onClose} />
      <PurchaseQuestions questions={questions} names={lines.map(({ name }) => name)} send={form.submit} />
    </FormDialog>
  );
}

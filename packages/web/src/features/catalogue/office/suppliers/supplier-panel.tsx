import { ActionIcon, Button, Fieldset, Group, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { supplyWarnings } from "@solvia/core/logistics/supply-warnings";
import type { SupplierProduct } from "@solvia/core/contract/shapes/back-office-product";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import {
  assignSupplier,
  getBackOfficeProduct,
  listMeasuredLeads,
  listSuppliers,
  removeSupplier,
} from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Questions, useQuestions } from "../../../../ui/forms/questions.tsx";
import { MoneyField, NumberField } from "../../../../ui/fields/number-fields.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { IconPencil, IconTrash } from "../../../../ui/icons.gen.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

type Supplier = z.output<typeof SupplierProduct>;

/** Who supplies a product, and under which purchase code. */
export function SupplierPanel({ productId, suppliers }: { productId: string; suppliers: readonly Supplier[] }) {
  const { t, language } = useTexts(officeTexts, officeProductsTexts, officeSuppliersTexts);
  const [changed, setChanged] = useState<Supplier>();
  // Told beside what was typed: where it isn't known, or can't be had, nothing stands there.
  const leads = useQuery(queryOf(listMeasuredLeads, { params: { id: productId } }));
  const remove = useToldMutation(
    (companyId: string) => call(removeSupplier, { params: { id: productId, companyId } }),
    { said: "saved" },
  );
  return (
    <Fieldset legend={t("officeSuppliers.panel")} mt="md">
      {suppliers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("officeSuppliers.panelNone")}
        </Text>
      ) : (
        <SmallTable
          rows={suppliers}
          keyOf={({ id }) => id}
          minWidth={720}
          columns={[
            { heading: t("officeSuppliers.supplier"), render: ({ companyName }) => companyName },
            { heading: t("officeSuppliers.purchaseCode"), render: ({ productCode }) => productCode },
            {
              heading: t("officeSuppliers.price"),
              right: true,
              render: ({ price }) => price !== undefined && money(price, language),
            },
            { heading: t("officeSuppliers.minQuantity"), right: true, render: ({ minQuantity }) => minQuantity },
            { heading: t("officeSuppliers.pack"), right: true, render: ({ pack }) => pack },
            { heading: t("officeSuppliers.leadDays"), right: true, render: ({ leadDays }) => leadDays },
            {
              heading: t("officeSuppliers.measured"),
              right: true,
              render: ({ companyId }) => {
                const measured = leads.data?.items.find(({ supplierId }) => supplierId === companyId);
                return measured && t("officeSuppliers.measuredOf", { count: measured.deliveries, days: measured.days });
              },
            },
            {
              heading: t("officeSuppliers.change"),
              act: true,
              render: (supplier) => (
                <ActionIcon
                  variant="subtle"
                  aria-label={t("officeSuppliers.changeOf", { name: supplier.companyName })}
                  onClick={() => setChanged(supplier)}
                >
                  <IconPencil size={16} />
                </ActionIcon>
              ),
            },
            {
              heading: t("officeProducts.delete"),
              act: true,
              render: ({ companyId, companyName }) => (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t("officeSuppliers.remove", { name: companyName })}
                  onClick={() => remove.mutate(companyId)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              ),
            },
          ]}
        />
      )}
      <Assign
        key={changed?.id ?? "new"}
        productId={productId}
        {...(changed && { changed })}
        onDone={() => setChanged(undefined)}
      />
    </Fieldset>
  );
}

const conditions = ["minQuantity", "pack", "leadDays"] as const;

interface AssignProps {
  productId: string;
  /** Whose code and conditions are corrected; absent for another supplier. */
  changed?: Supplier;
  onDone: () => void;
}

/** What stood of it when the form was filled in. */
const seenOf = ({ productCode, price, minQuantity, pack, leadDays }: Supplier) => ({
  productCode,
  ...(filled({ price, minQuantity, pack, leadDays }) as Partial<Pick<Supplier, "price" | (typeof conditions)[number]>>),
});

/** A supplier's code and conditions, anew: what is left empty isn't known. */
function Assign({ productId, changed, onDone }: AssignProps) {
  const { t, language } = useTexts(officeTexts, officeProductsTexts, officeSuppliersTexts);
  const [theirs, setTheirs] = useState<Supplier>();
  const questions = useQuestions(supplyWarnings);
  const stood = theirs ?? changed;
  const { data } = useQuery(queryOf(listSuppliers, { query: { limit: 200 } }));
  const form = useContractForm(assignSupplier, {
    values: {
      companyId: changed?.companyId ?? "",
      productCode: changed?.productCode ?? "",
      price: changed?.price ?? ("" as const),
      minQuantity: changed?.minQuantity ?? ("" as const),
      pack: changed?.pack ?? ("" as const),
      leadDays: changed?.leadDays ?? ("" as const),
    },
    input: ({ companyId, productCode, ...typed }) => ({
      params: { id: productId },
      body: {
        companyId,
        productCode,
        ...(filled(typed) as Partial<Record<keyof typeof typed, number>>),
        ...(stood && { seen: seenOf(stood) }),
        ...questions.confirmed(),
      },
    }),
    onTyped: questions.forget,
    onRefused: async (error, { companyId }) => {
      if (questions.isAsked(error)) return true;
      if (!(error instanceof ApiProblem) || error.code !== "version-conflict") return false;
      const now = await call(getBackOfficeProduct, { params: { id: productId } });
      setTheirs(now.suppliers.find((one) => one.companyId === companyId));
      return true;
    },
    done: t("bo.added"),
    failed: t("bo.error"),
    draft: { of: `assign supplier/${productId}/${changed?.companyId ?? "new"}` },
    clears: true,
    onSaved: onDone,
  });
  return (
    <Form {...form.frame} what={t("officeSuppliers.panel")}>
      <Group align="flex-start" mt="md" gap="sm">
        <Select
          label={t("officeSuppliers.supplier")}
          required
          searchable
          disabled={changed !== undefined}
          data={(data?.items ?? []).map(({ id, companyName }) => ({ value: id, label: companyName }))}
          {...form.field("companyId")}
        />
        <LimitedText label={t("officeSuppliers.purchaseCode")} required longest={64} {...form.field("productCode")} />
        <MoneyField label={t("officeSuppliers.price")} maximum={100_000_000} w={130} {...form.field("price")} />
        {conditions.map((name) => (
          <NumberField
            key={name}
            label={t(`officeSuppliers.${name}`)}
            minimum={name === "leadDays" ? 0 : 1}
            maximum={name === "leadDays" ? 365 : 100_000}
            w={name === "leadDays" ? 150 : 100}
            {...form.field(name)}
          />
        ))}
        <Button type="submit" variant="default" mt={25} loading={form.isPending}>
          {t(changed ? "bo.save" : "officeSuppliers.assign")}
        </Button>
        {changed && (
          <Button variant="subtle" mt={25} onClick={onDone}>
            {t("common.cancel")}
          </Button>
        )}
      </Group>
      {theirs && (
        <TheirNotes
          words={[t("officeSuppliers.supplyConflict"), t("officeSuppliers.supplyConflictText")]}
          text={[
            theirs.productCode,
            theirs.price !== undefined && money(theirs.price, language),
            ...conditions.map(
              (name) => theirs[name] !== undefined && `${t(`officeSuppliers.${name}`)}: ${theirs[name]}`,
            ),
          ]
            .filter(Boolean)
            .join(" · ")}
        />
      )}
      <Questions
        questions={questions}
        words={({ params = {} }) =>
          t("officeSuppliers.farPrice", {
            price: money(Number(params["price"]), language),
            known: money(Number(params["known"]), language),
          })
        }
        send={form.submit}
      />
    </Form>
  );
}

import { ActionIcon, Button, Fieldset, Group, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { SupplierProduct } from "@solvia/core/contract/shapes/back-office-product";
import { call, queryOf } from "../../../../api/client.ts";
import { assignSupplier, listSuppliers, removeSupplier } from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { Form } from "../../../../ui/form.tsx";
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

/** A supplier's code and conditions, anew: what is left empty isn't known. */
function Assign({ productId, changed, onDone }: AssignProps) {
  const { t } = useTexts(officeTexts, officeProductsTexts, officeSuppliersTexts);
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
      body: { companyId, productCode, ...(filled(typed) as Partial<Record<keyof typeof typed, number>>) },
    }),
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
    </Form>
  );
}

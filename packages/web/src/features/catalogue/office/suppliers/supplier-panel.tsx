import { ActionIcon, Button, Fieldset, Group, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { SupplierProduct } from "@solvia/core/contract/shapes/back-office-product";
import { call, queryOf } from "../../../../api/client.ts";
import { assignSupplier, listSuppliers, removeSupplier } from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { Form } from "../../../../ui/form.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

type Supplier = z.output<typeof SupplierProduct>;

/** Who supplies a product, and under which purchase code. */
export function SupplierPanel({ productId, suppliers }: { productId: string; suppliers: readonly Supplier[] }) {
  const { t } = useTexts(officeTexts, officeProductsTexts, officeSuppliersTexts);
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
          maxWidth={720}
          stays
          columns={[
            { heading: t("officeSuppliers.supplier"), render: ({ companyName }) => companyName },
            { heading: t("officeSuppliers.purchaseCode"), render: ({ productCode }) => productCode },
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
      <Assign productId={productId} />
    </Fieldset>
  );
}

function Assign({ productId }: { productId: string }) {
  const { t } = useTexts(officeTexts, officeProductsTexts, officeSuppliersTexts);
  const { data } = useQuery(queryOf(listSuppliers, { query: { limit: 200 } }));
  const form = useContractForm(assignSupplier, {
    values: { companyId: "", productCode: "" },
    input: (body) => ({ params: { id: productId }, body }),
    done: t("bo.added"),
    failed: t("bo.error"),
    draft: { of: `assign supplier/${productId}` },
    onSaved: () => {
      form.setFieldValue("productCode", "");
    },
  });
  return (
    <Form {...form.frame} typed={form.values.productCode !== ""} what={t("officeSuppliers.panel")}>
      <Group align="flex-start" mt="md" gap="sm">
        <Select
          label={t("officeSuppliers.supplier")}
          required
          searchable
          data={(data?.items ?? []).map(({ id, companyName }) => ({ value: id, label: companyName }))}
          {...form.field("companyId")}
        />
        <LimitedText label={t("officeSuppliers.purchaseCode")} required longest={64} {...form.field("productCode")} />
        <Button type="submit" variant="default" mt={25} loading={form.isPending}>
          {t("officeSuppliers.assign")}
        </Button>
      </Group>
    </Form>
  );
}

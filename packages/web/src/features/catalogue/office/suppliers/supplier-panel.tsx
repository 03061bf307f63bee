import { ActionIcon, Button, Fieldset, Group, Select, Table, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { SupplierProduct } from "@solvia/core/contract/shapes/back-office-product";
import { call, queryOf } from "../../../../api/client.ts";
import { assignSupplier, getBackOfficeProduct, listSuppliers, removeSupplier } from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useToldMutation } from "./use-told-mutation.ts";
import { Form } from "../../../../ui/form.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";

type Supplier = z.output<typeof SupplierProduct>;

/** Who supplies a product, and under which purchase code. */
export function SupplierPanel({ productId, suppliers }: { productId: string; suppliers: readonly Supplier[] }) {
  const { t } = useTexts(officeProductsTexts, officeSuppliersTexts);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [getBackOfficeProduct.path] });
  const remove = useToldMutation(
    (companyId: string) => call(removeSupplier, { params: { id: productId, companyId } }),
    { said: "saved", after: refresh },
  );
  return (
    <Fieldset legend={t("officeSuppliers.panel")} mt="md">
      {suppliers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("officeSuppliers.panelNone")}
        </Text>
      ) : (
        <Table verticalSpacing={4} maw={720}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("officeSuppliers.supplier")}</Table.Th>
              <Table.Th>{t("officeSuppliers.purchaseCode")}</Table.Th>
              <Table.Th w={44} aria-label={t("officeProducts.delete")} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {suppliers.map(({ id, companyId, companyName, productCode }) => (
              <Table.Tr key={id}>
                <Table.Td>{companyName}</Table.Td>
                <Table.Td>{productCode}</Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t("officeSuppliers.remove", { name: companyName })}
                    onClick={() => remove.mutate(companyId)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Assign productId={productId} onAssigned={refresh} />
    </Fieldset>
  );
}

function Assign({ productId, onAssigned }: { productId: string; onAssigned: () => Promise<void> }) {
  const { t } = useTexts(officeProductsTexts, officeSuppliersTexts);
  const { data } = useQuery(queryOf(listSuppliers, { query: { limit: 200 } }));
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [productCode, setProductCode] = useState("");
  const [tried, setTried] = useState(false);
  const assign = useToldMutation(
    (body: { companyId: string; productCode: string }) => call(assignSupplier, { params: { id: productId }, body }),
    {
      said: "added",
      after: async () => {
        setProductCode("");
        setTried(false);
        await onAssigned();
      },
    },
  );
  const required = t("fieldProblem.required");
  return (
    <Form
      typed={productCode !== ""}
      what={t("officeSuppliers.panel")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (companyId && productCode.trim()) assign.mutate({ companyId, productCode });
      }}
    >
      <Group align="flex-start" mt="md" gap="sm">
        <Select
          label={t("officeSuppliers.supplier")}
          withAsterisk
          searchable
          data={(data?.items ?? []).map(({ id, companyName }) => ({ value: id, label: companyName }))}
          value={companyId}
          onChange={setCompanyId}
          error={tried && !companyId && required}
        />
        <LimitedText
          label={t("officeSuppliers.purchaseCode")}
          withAsterisk
          longest={64}
          value={productCode}
          onChange={(event) => setProductCode(event.currentTarget.value)}
          error={tried && !productCode.trim() && required}
        />
        <Button type="submit" variant="default" mt={25} loading={assign.isPending}>
          {t("officeSuppliers.assign")}
        </Button>
      </Group>
    </Form>
  );
}

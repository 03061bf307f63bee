import { Badge, Button, Checkbox, Container, Group, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { call } from "../../../../api/client.ts";
import { addWarehouse, saveWarehouse } from "../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { IconPlus } from "../../../../ui/icons.gen.ts";
import { Failure } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { useStockRefusals } from "./stock-refusals.ts";
import { useWarehouses, type Warehouse } from "./use-warehouses.ts";

const texts = [
  "name",
  "ddtSeries",
  "street",
  "houseNumber",
  "postalCode",
  "city",
  "provinceCode",
  "countryCode",
  "telephone",
] as const;
const optional: ReadonlySet<string> = new Set(["provinceCode", "telephone"]);

type Values = Record<(typeof texts)[number], string> & { active: boolean };

const valuesOf = (warehouse: Warehouse | undefined): Values => ({
  name: warehouse?.name ?? "",
  ddtSeries: warehouse?.ddtSeries ?? "",
  street: warehouse?.street ?? "",
  houseNumber: warehouse?.houseNumber ?? "",
  postalCode: warehouse?.postalCode ?? "",
  city: warehouse?.city ?? "",
  provinceCode: warehouse?.provinceCode ?? "",
  countryCode: warehouse?.countryCode ?? "IT",
  telephone: warehouse?.telephone ?? "",
  active: warehouse?.active ?? true,
});

export const WarehousesPage = () => (
  <BackOffice access={addWarehouse.access}>
    <Warehouses />
  </BackOffice>
);

/** The warehouses, and what stands on the papers of what leaves from them. */
function Warehouses() {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const { warehouses, error, refetch } = useWarehouses();
  const [edited, setEdited] = useState<Warehouse | "new">();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <Container size="xl" py="md">
      <Stack>
        <Group justify="space-between">
          <Title order={1} size="h3">
            {t("officeStock.warehouses")}
          </Title>
          <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setEdited("new")}>
            {t("officeStock.addWarehouse")}
          </Button>
        </Group>
        <SmallTable
          rows={warehouses}
          keyOf={({ id }) => id}
          minWidth={640}
          columns={[
            {
              heading: t("officeStock.name"),
              strong: true,
              render: ({ id, name }) => (
                <Group gap="xs">
                  {name}
                  {id === mainWarehouseId && (
                    <Badge variant="light" c="bright" size="sm" tt="none">
                      {t("officeStock.main")}
                    </Badge>
                  )}
                </Group>
              ),
            },
            {
              heading: t("officeStock.address"),
              wide: true,
              render: ({ street, houseNumber, postalCode, city, provinceCode, countryCode }) =>
                `${street} ${houseNumber}, ${postalCode} ${city}${provinceCode ? ` (${provinceCode})` : ""}, ${countryCode}`,
            },
            { heading: t("officeStock.ddtSeries"), render: ({ ddtSeries }) => ddtSeries },
            {
              heading: t("officeStock.active"),
              render: ({ active }) => t(active ? "officeStock.active" : "officeStock.inactive"),
            },
            {
              heading: t("officeStock.actions"),
              act: true,
              render: (warehouse) => (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t("officeStock.editWarehouse", { name: warehouse.name })}
                  onClick={() => setEdited(warehouse)}
                >
                  {t("officeStock.edit")}
                </Button>
              ),
            },
          ]}
        />
      </Stack>
      {edited && (
        <WarehouseForm warehouse={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Container>
  );
}

function WarehouseForm({ warehouse, onClose }: { warehouse: Warehouse | undefined; onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const inWords = useStockRefusals();
  const form = useContractForm(addWarehouse, {
    values: valuesOf(warehouse),
    input: ({ provinceCode, telephone, ...required }) => ({
      body: { ...required, ...filled({ provinceCode, telephone }) },
    }),
    send: ({ body }) =>
      warehouse
        ? call(saveWarehouse, { params: { id: warehouse.id }, body: { ...body, version: warehouse.version } })
        : call(addWarehouse, { body }),
    inWords,
    draft: { of: `warehouse/${warehouse?.id ?? "new"}` },
    done: t(warehouse ? "bo.saved" : "bo.added"),
    onSaved: onClose,
  });
  const title = warehouse ? t("officeStock.editWarehouse", { name: warehouse.name }) : t("officeStock.addWarehouse");
  return (
    <FormDialog form={form} size="lg" title={title} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {texts.map((field) => (
          <TextInput
            key={field}
            label={t(`officeStock.${field}`)}
            {...(field === "ddtSeries" && {
              description: t(warehouse?.numbered ? "officeStock.refusals.numbered" : "officeStock.ddtSeriesHint"),
              disabled: warehouse?.numbered === true,
            })}
            required={!optional.has(field)}
            data-autofocus={field === "name" || undefined}
            {...form.field(field)}
          />
        ))}
      </SimpleGrid>
      <Checkbox label={t("officeStock.active")} disabled={warehouse?.id === mainWarehouseId} {...form.box("active")} />
      <Refused form={form} />
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

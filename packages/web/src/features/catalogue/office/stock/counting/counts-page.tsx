import { Badge, Button, TextInput, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { listCounts } from "@solvia/core/contract/back-office/logistics";
import { goodsCategories, type GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import type { SearchOf } from "../../../../../api/search-of.ts";
import { openCount } from "../../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../../i18n/index.ts";
import { DialogFoot } from "../../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../../ui/dialogs/form-dialog.tsx";
import { filled } from "../../../../../ui/forms/filled.ts";
import { Refused } from "../../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../../ui/forms/use-contract-form.ts";
import { IconPlus } from "../../../../../ui/icons.gen.ts";
import { declareList } from "../../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../../office-kit/office-list.tsx";
import { CategoryChoice } from "./category-choice.tsx";
import { countColours } from "./count-colours.ts";
import { useStockRefusals } from "../stock-refusals.ts";
import { WarehouseChoice, WarehouseFilter } from "../warehouse-choice.tsx";
import { useNamedWarehouses } from "../use-named-warehouses.ts";

type Contract = typeof listCounts;

/** The counts of what lies in the warehouses, the last first. */
const counts = declareList({
  name: "counts",
  contract: listCounts,
  title: "officeStock.counts",
  nameOf: ({ place }) => place,
  open: ({ id }) => ({ to: "/back-office/counts/$id", params: { id } }),
  filters: {
    state: {
      kind: "choice",
      heading: "officeStock.state",
      any: "officeStock.all",
      word: (value, { t }) => t(`officeStock.countStates.${value}`, { defaultValue: value }),
    },
    warehouseId: { kind: "own", Field: WarehouseFilter },
  },
  columns: [
    { id: "place", heading: "officeStock.place", lead: true, value: ({ place }) => place },
    {
      id: "warehouse",
      heading: "officeStock.warehouse",
      // Its name is put in its place by `useNamedWarehouses`.
      value: ({ warehouseId }) => warehouseId,
    },
    {
      id: "state",
      heading: "officeStock.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeStock.countStates.${state}`),
      cell: ({ state }, { t }) => (
        <Badge variant="light" color={countColours[state]} c="bright" size="sm" tt="none">
          {t(`officeStock.countStates.${state}`)}
        </Badge>
      ),
    },
    { id: "begun", heading: "officeStock.begun", kind: "instant", value: ({ createdOn }) => createdOn },
    { id: "handedIn", heading: "officeStock.handedIn", kind: "instant", value: ({ handedInOn }) => handedInOn },
    { id: "ended", heading: "officeStock.ended", kind: "instant", value: ({ endedOn }) => endedOn },
    { id: "reason", heading: "officeStock.reason", more: true, value: ({ reason }) => reason },
  ],
  empty: { title: "officeStock.countsNone", hint: "officeStock.countsNoneHint" },
  Beginnings: Open,
});

export const CountsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={useNamedWarehouses(counts)} search={search} />
);

function Open() {
  const { t } = useTexts(officeStockTexts);
  const [opening, setOpening] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setOpening(true)}>
        {t("officeStock.openCount")}
      </Button>
      {opening && <OpenDialog onClose={() => setOpening(false)} />}
    </>
  );
}

interface Values {
  warehouseId: string;
  place: string;
  category: GoodsCategory | "";
  brand: string;
}

/** Which products are to be counted, and where. */
function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const navigate = useNavigate();
  const inWords = useStockRefusals();
  const values: Values = { warehouseId: mainWarehouseId, place: "", category: "", brand: "" };
  const form = useContractForm(openCount, {
    values,
    input: ({ warehouseId, place, category, brand }) => ({
      body: {
        warehouseId,
        place,
        ...filled({ brand }),
        ...(goodsCategories.some((one) => one === category) && { category: category as GoodsCategory }),
      },
    }),
    inWords,
    done: t("bo.added"),
    onSaved: ({ id }) => {
      onClose();
      return navigate({ to: "/back-office/counts/$id", params: { id } });
    },
  });
  const { warehouseId, category } = form.getValues();
  return (
    <FormDialog form={form} title={t("officeStock.openCount")} onClose={onClose}>
      <Text size="sm">{t("officeStock.openCountText")}</Text>
      <WarehouseChoice
        label={t("officeStock.warehouse")}
        error={form.field("warehouseId").error}
        value={warehouseId}
        change={(id) => form.setFieldValue("warehouseId", id)}
      />
      <TextInput label={t("officeStock.place")} required data-autofocus {...form.field("place")} />
      <CategoryChoice value={category} change={(next) => form.setFieldValue("category", next)} />
      <TextInput label={t("officeStock.brand")} {...form.field("brand")} />
      <Refused form={form} />
      <DialogFoot action={t("officeStock.openCount")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

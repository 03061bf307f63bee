import { Alert, Button, NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { walkFor } from "@solvia/core/shipments/floor/picking";
import { paperLanguages } from "@solvia/core/shipments/floor/paper-languages";
import { queryOf } from "../../../api/client.ts";
import { getPickingList } from "../../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { FloorPage } from "../floor-page.tsx";
import { NoRows } from "../more-rows.tsx";
import { useHouses } from "../use-houses.ts";
import { useKept } from "../use-kept.ts";
import type { PickingSearch } from "./picking-search.ts";
import { ChosenShipments } from "./chosen-shipments.tsx";
import { WalkedLines } from "./walked-lines.tsx";

/** One walk through the warehouse for several shipments: by place, summed, to be ticked or printed. */
export function PickingPage({ warehouse = mainWarehouseId }: PickingSearch) {
  const { t } = useTexts(officeWarehouseTexts);
  const navigate = useNavigate();
  const { houses } = useHouses();
  const back = (
    <AnchorLink to="/warehouses/outputs" size="sm">
      {t("floor.outputs")}
    </AnchorLink>
  );
  return (
    <FloorPage title={t("floor.pickingList.name")} back={back}>
      {houses.length > 1 && (
        <NativeSelect
          size="lg"
          label={t("floor.warehouse")}
          value={warehouse}
          data={houses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) =>
            void navigate({ to: "/warehouses/picking", search: { warehouse: currentTarget.value }, replace: true })
          }
        />
      )}
      <Walk key={warehouse} warehouseId={warehouse} />
    </FloorPage>
  );
}

/** What somebody has left out of their walk and ticked on it, kept by the device. */
interface KeptWalk {
  left: readonly string[];
  /** By article and pieces: where more are to be taken by now it isn't done any more. */
  taken: readonly string[];
}
const nothing: KeptWalk = { left: [], taken: [] };

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

function Walk({ warehouseId }: { warehouseId: string }) {
  const { t, language } = useTexts(officeWarehouseTexts);
  const { data, error, refetch } = useQuery(queryOf(getPickingList, { query: { warehouseId } }));
  const { value, change } = useKept(`walk-${warehouseId}`, nothing);
  if (!data) return error ? <Failure error={error} retry={() => void refetch()} /> : <Waiting shape="cards" />;
  const { shipments, more } = data;
  if (shipments.length === 0)
    return <NoRows title={t("floor.pickingList.none")} hint={t("floor.pickingList.noneHint")} />;
  const chosen = shipments.filter(({ id }) => !value.left.includes(id));
  const paper = new URLSearchParams({
    warehouseId,
    language: paperLanguages.find((one) => one === language) ?? "en",
    ids: chosen.map(({ id }) => id).join(","),
  });
  return (
    <>
      {more && <Alert color="blue">{t("floor.pickingList.more", { count: shipments.length })}</Alert>}
      <ChosenShipments
        shipments={shipments}
        left={value.left}
        onToggle={(id) => change(({ left }) => ({ left: toggled(left, id) }))}
      />
      {chosen.length === 0 ? (
        <Text>{t("floor.pickingList.nobody")}</Text>
      ) : (
        <>
          <Button
            component="a"
            size="lg"
            variant="default"
            href={`/api/warehouse/picking/pdf?${paper.toString()}`}
            target="_blank"
          >
            {t("floor.pickingList.print")}
          </Button>
          <WalkedLines
            lines={walkFor(chosen)}
            taken={value.taken}
            onToggle={(mark) => change(({ taken }) => ({ taken: toggled(taken, mark) }))}
          />
        </>
      )}
    </>
  );
}

import { Card, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { queryOf } from "../../api/client.ts";
import { getPickingList, getShipmentWithSerials, getWarehouseDay } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { useCommands } from "../scanning/queue/use-commands.ts";
import { FloorPage } from "./floor-page.tsx";
import { HouseChoice } from "./house-choice.tsx";
import { WaitingSteps } from "./waiting-steps.tsx";

/** What is before a warehouse today, each number the way to its list. */
export function TodayPage({ warehouse }: { warehouse: string | undefined }) {
  const { t } = useTexts(officeWarehouseTexts);
  const navigate = useNavigate();
  return (
    <FloorPage title={t("floor.title")}>
      <HouseChoice
        value={warehouse}
        onChange={(chosen) => void navigate({ to: "/warehouses", search: { warehouse: chosen }, replace: true })}
      />
      <WaitingSteps commands={useCommands()} />
      <Day warehouse={warehouse} />
      <Ahead warehouseId={warehouse ?? mainWarehouseId} />
      <Stack gap="xs">
        <ButtonLink to="/warehouses/picking" search={warehouse ? { warehouse } : {}} size="lg" variant="default">
          {t("floor.pickingList.name")}
        </ButtonLink>
        <ButtonLink to="/scanner" size="lg" variant="default">
          {t("floor.scanner")}
        </ButtonLink>
        <ButtonLink to="/warehouses/counts" size="lg" variant="default">
          {t("floor.counting")}
        </ButtonLink>
        <ButtonLink to="/warehouse/expenses" size="lg" variant="default">
          {t("floor.expenses")}
        </ButtonLink>
      </Stack>
    </FloorPage>
  );
}

/** Fetches the walk and its shipments before somebody goes with them where there is no network. */
function Ahead({ warehouseId }: { warehouseId: string }) {
  const client = useQueryClient();
  const { data } = useQuery(queryOf(getPickingList, { query: { warehouseId } }));
  useEffect(() => {
    const fetched = async () => {
      for (const { id } of data?.shipments ?? [])
        await client.prefetchQuery(queryOf(getShipmentWithSerials, { params: { id } }));
    };
    void fetched();
  }, [client, data]);
  return null;
}

const inputs = ["lateIncoming", "incoming"] as const;
const outputs = [
  { name: "toPrepare", status: "to_prepare" },
  { name: "ready", status: "ready" },
  { name: "leaving", status: "scheduled" },
  { name: "lateToLeave", status: "scheduled" },
  { name: "exceptions", status: "exception" },
] as const;
const alarming: ReadonlySet<string> = new Set(["lateIncoming", "lateToLeave", "exceptions"]);

function Day({ warehouse }: { warehouse: string | undefined }) {
  const { t } = useTexts(officeWarehouseTexts);
  const day = useQuery({
    ...queryOf(getWarehouseDay, { query: { warehouseId: warehouse } }),
    refetchInterval: 60_000,
  });
  if (day.error && !day.data) return <Failure error={day.error} retry={() => void day.refetch()} />;
  if (!day.data) return <Waiting shape="cards" />;
  const { data } = day;
  const tile = (name: keyof typeof data, link: ReactNode) => {
    const { count, more } = data[name];
    const said = `${count}${more ? "+" : ""}`;
    return (
      <Card key={name} withBorder padding="md" component="article">
        {link}
        <Text fz={32} fw={700} lh={1.2} className="numbers" {...(count > 0 && alarming.has(name) && { c: "red" })}>
          {said}
        </Text>
      </Card>
    );
  };
  return (
    <SimpleGrid cols={2} spacing="sm">
      {inputs.map((name) =>
        tile(
          name,
          <AnchorLink to="/warehouses/inputs" search={{ warehouse }} fw={600} size="lg">
            {t(`floor.today.${name}`)}
          </AnchorLink>,
        ),
      )}
      {outputs.map(({ name, status }) =>
        tile(
          name,
          <AnchorLink to="/warehouses/outputs" search={{ status, warehouse }} fw={600} size="lg">
            {t(`floor.today.${name}`)}
          </AnchorLink>,
        ),
      )}
    </SimpleGrid>
  );
}

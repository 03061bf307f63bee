import { Badge, Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listDeliveryTariffs } from "@solvia/core/contract/back-office/logistics";
import { firstTariff } from "@solvia/core/pricing/delivery/delivery-tariff";
import { queryOf } from "../../../../api/client.ts";
import { listDeliveryTariffs as tariffsAsked } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeTariffsTexts } from "../../../../i18n/areas/office-tariffs.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconPlus } from "../../../../ui/icons.gen.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { EndTariff } from "./end-tariff.tsx";
import { RatesDialog } from "./rates-table.tsx";
import { TariffForm } from "./tariff-form.tsx";
import type { Tariff } from "./tariff.ts";

type Contract = typeof listDeliveryTariffs;

const colours = { "in-force": "green", coming: "blue", "set-aside": "orange", over: "gray" } as const;

/** What carriers take: what counted, what counts and what will, those that begin last first. */
const tariffs = declareList({
  name: "deliveryTariffs",
  contract: listDeliveryTariffs,
  title: "officeTariffs.title",
  nameOf: ({ name }) => name,
  filters: {
    state: {
      kind: "choice",
      heading: "officeTariffs.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeTariffs.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    {
      id: "name",
      heading: "officeTariffs.name",
      lead: true,
      value: ({ id, name }, { t }) => (id === firstTariff.id ? t("officeTariffs.first") : name),
    },
    {
      id: "state",
      heading: "officeTariffs.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeTariffs.states.${state}`),
      cell: ({ state }, { t }) => (
        <Badge variant="light" color={colours[state]} c="bright" size="sm" tt="none">
          {t(`officeTariffs.states.${state}`)}
        </Badge>
      ),
    },
    { id: "from", heading: "officeTariffs.from", kind: "date", value: ({ from }) => from },
    { id: "until", heading: "officeTariffs.until", kind: "date", value: ({ until }) => until },
    {
      id: "mainland",
      heading: "officeTariffs.mainland",
      whole: true,
      value: ({ zones: { IT1 } }, { language }) =>
        `${money(IT1.parcel30, language)} · ${money(IT1.pallet800, language)}`,
    },
    {
      id: "act",
      heading: "officeTariffs.actions",
      act: true,
      card: "wide",
      value: () => undefined,
      cell: (tariff) => <Acts tariff={tariff} />,
    },
  ],
  empty: { title: "officeTariffs.none", hint: "officeTariffs.noneHint" },
  Beginnings: Add,
});

/** A new one begins with what counts today. */
function Add() {
  const { t } = useTexts(officeTariffsTexts);
  const [adding, setAdding] = useState(false);
  const { data } = useQuery(queryOf(tariffsAsked, { query: { state: "in-force" } }));
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officeTariffs.add")}
      </Button>
      {adding && <TariffForm like={data?.items[0] ?? firstTariff} onClose={() => setAdding(false)} />}
    </>
  );
}

function Acts({ tariff }: { tariff: Tariff }) {
  const { t } = useTexts(officeTariffsTexts);
  const [open, setOpen] = useState<"rates" | "end">();
  const close = () => setOpen(undefined);
  const { id, name, state } = tariff;
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${t("officeTariffs.show")} ${name}`}
        onClick={() => setOpen("rates")}
      >
        {t("officeTariffs.show")}
      </Button>
      {state !== "over" && id !== firstTariff.id && (
        <Button
          variant="subtle"
          color="red"
          c="red"
          size="compact-sm"
          aria-label={`${t("officeTariffs.end")} ${name}`}
          onClick={() => setOpen("end")}
        >
          {t("officeTariffs.end")}
        </Button>
      )}
      {open === "rates" && <RatesDialog tariff={tariff} onClose={close} />}
      {open === "end" && <EndTariff tariff={tariff} onClose={close} />}
    </Group>
  );
}

export const TariffsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={tariffs} search={search} />
);

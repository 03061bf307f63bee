import { Button } from "@mantine/core";
import { useState } from "react";
import { listInsurances } from "@solvia/core/contract/back-office/payments";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconPlus } from "../../../../ui/icons.gen.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { InsuranceState } from "./state-badge.tsx";

type Contract = typeof listInsurances;

/** The companies at the credit insurer, by name. */
const insurances = declareList({
  name: "insurances",
  contract: listInsurances,
  title: "officeInsurances.title",
  nameOf: ({ companyName }) => companyName,
  open: ({ id }) => ({ to: "/back-office/insurances/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeInsurances.search" },
    state: {
      kind: "choice",
      heading: "officeInsurances.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeInsurances.states.${value}`, { defaultValue: value }),
    },
    toDeclare: { kind: "flag", heading: "officeInsurances.toDeclare" },
  },
  columns: [
    { id: "company", heading: "officeInsurances.company", lead: true, value: ({ companyName }) => companyName },
    {
      id: "vatNumber",
      heading: "officeInsurances.vatNumber",
      whole: true,
      more: true,
      value: ({ vatNumber }) => vatNumber,
    },
    {
      id: "state",
      heading: "officeInsurances.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeInsurances.states.${state}`),
      cell: ({ state }) => <InsuranceState state={state} />,
    },
    { id: "asked", heading: "officeInsurances.asked", kind: "money", value: ({ asked }) => asked },
    { id: "cover", heading: "officeInsurances.cover", kind: "money", value: ({ cover }) => cover },
    {
      id: "percent",
      heading: "officeInsurances.percent",
      whole: true,
      value: ({ percent: part }, { language }) => (part === undefined ? undefined : percent(part, language)),
    },
    { id: "until", heading: "officeInsurances.until", kind: "date", value: ({ until }) => until },
    { id: "exposure", heading: "officeInsurances.exposure", kind: "money", sum: true, value: (row) => row.exposure },
    { id: "late", heading: "officeInsurances.late", kind: "money", sum: true, value: ({ late }) => late },
    { id: "declareBy", heading: "officeInsurances.declareBy", kind: "date", value: ({ declareBy }) => declareBy },
    { id: "openClaims", heading: "officeInsurances.openClaims", kind: "number", value: (row) => row.openClaims },
    { id: "claimed", heading: "officeInsurances.claimed", kind: "money", more: true, value: ({ claimed }) => claimed },
  ],
  empty: { title: "officeInsurances.none", hint: "officeInsurances.noneHint" },
  Beginnings: Ask,
});

export const InsurancesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={insurances} search={search} />
);

function Ask() {
  const { t } = useTexts(officeInsurancesTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAsking(true)}>
        {t("officeInsurances.ask")}
      </Button>
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </>
  );
}

import { Alert, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listCollections } from "@solvia/core/contract/back-office/payments";
import { queryOf } from "../../../../api/client.ts";
import { listDueCollections } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { SlipState } from "./slip-state.tsx";

type Contract = typeof listCollections;

/** The slips of payments that the bank collects, the newest first. */
const slips = declareList({
  name: "collections",
  contract: listCollections,
  title: "officeCollections.title",
  nameOf: ({ number }) => number,
  open: ({ id }) => ({ to: "/back-office/collections/$id", params: { id } }),
  filters: { text: { kind: "words", heading: "officeCollections.search" } },
  columns: [
    { id: "number", heading: "officeCollections.number", lead: true, whole: true, value: ({ number }) => number },
    {
      id: "kind",
      heading: "officeCollections.kind",
      whole: true,
      value: ({ kind }, { t }) => t(`officeCollections.kinds.${kind}`),
    },
    { id: "created", heading: "officeCollections.created", kind: "date", value: ({ createdOn }) => createdOn },
    { id: "days", heading: "officeCollections.days", kind: "date", value: ({ from }) => from },
    {
      id: "state",
      heading: "officeCollections.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeCollections.states.${state}`),
      cell: ({ state }) => <SlipState state={state} />,
    },
    { id: "count", heading: "officeCollections.count", kind: "number", value: ({ count }) => count },
    { id: "total", heading: "officeCollections.total", kind: "money", sum: true, value: ({ total }) => total },
    { id: "open", heading: "officeCollections.open", kind: "money", value: ({ open }) => open },
    { id: "paid", heading: "officeCollections.paid", kind: "money", value: ({ paid }) => paid },
    { id: "unpaid", heading: "officeCollections.unpaid", kind: "money", value: ({ unpaid }) => unpaid },
    { id: "recalled", heading: "officeCollections.recalled", kind: "money", value: (row) => row.recalled || undefined },
    { id: "fees", heading: "officeCollections.fees", kind: "money", more: true, value: ({ fees }) => fees },
  ],
  empty: { title: "officeCollections.none", hint: "officeCollections.noneHint" },
  Above: DueNow,
});

export const CollectionsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={slips} search={search} />
);

/** What is to be recalled from the bank; what is due and stands in no slip; and the way to both. */
function DueNow() {
  const { t, language } = useTexts(officeCollectionsTexts);
  const { data } = useQuery(queryOf(listDueCollections, {}));
  if (!data) return null;
  return (
    <>
      {data.toRecall.length > 0 && (
        <Alert color="orange">
          <Group justify="space-between">
            {t("officeCollections.recallNow", { count: data.toRecall.length })}
            <ButtonLink to="/back-office/collections/due" size="compact-sm" variant="default">
              {t("officeCollections.look")}
            </ButtonLink>
          </Group>
        </Alert>
      )}
      {data.items.length + data.hindered.length > 0 && (
        <Alert color="blue">
          <Group justify="space-between">
            {t("officeCollections.dueNow", { count: data.items.length, money: money(data.total, language) })}
            <ButtonLink to="/back-office/collections/due" size="compact-sm">
              {t("officeCollections.prepare")}
            </ButtonLink>
          </Group>
        </Alert>
      )}
    </>
  );
}

import { listDamageClaims } from "@solvia/core/contract/back-office/logistics";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office.ts";
import "../../../i18n/areas/office-damage.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { ClaimState } from "./claim-state.tsx";

type Contract = typeof listDamageClaims;

/** Damage that was told: what no carrier knows yet by the day until which it is told. A row leads to its shipment. */
const claims = declareList({
  name: "damage",
  contract: listDamageClaims,
  title: "officeDamage.title",
  nameOf: ({ documentNumber }) => documentNumber,
  open: ({ shipmentId }) => ({ to: "/back-office/shipments/$id", params: { id: shipmentId } }),
  filters: {
    text: { kind: "words", heading: "officeDamage.search" },
    status: {
      kind: "choice",
      heading: "officeDamage.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeDamage.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    {
      id: "document",
      heading: "officeDamage.document",
      lead: true,
      whole: true,
      value: ({ documentNumber }) => documentNumber,
    },
    { id: "customer", heading: "officeDamage.customer", least: 18, value: ({ customerName }) => customerName },
    {
      id: "damage",
      heading: "officeDamage.kind",
      whole: true,
      value: ({ damage }, { t }) => t(`officeDamage.kinds.${damage}`),
    },
    {
      id: "status",
      heading: "officeDamage.state",
      whole: true,
      value: ({ status }, { t }) => t(`officeDamage.states.${status}`),
      cell: ({ status }) => <ClaimState status={status} />,
    },
    { id: "until", heading: "officeDamage.until", kind: "date", value: ({ until }) => until },
    { id: "carrier", heading: "officeDamage.carrier", least: 12, value: ({ carrier }) => carrier },
    { id: "createdOn", heading: "officeDamage.toldOn", kind: "instant", value: ({ createdOn }) => createdOn },
    { id: "order", heading: "officeDamage.order", more: true, whole: true, value: ({ orderNumber }) => orderNumber },
  ],
  views: [
    { name: "officeDamage.states.open", search: { status: "open" } },
    { name: "officeDamage.states.claimed", search: { status: "claimed" } },
  ],
  empty: { title: "officeDamage.none", hint: "officeDamage.noneHint" },
  Peek: ({ row }) => <ClaimCard claim={row} />,
});

export const DamageClaimsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={claims} search={search} />
);

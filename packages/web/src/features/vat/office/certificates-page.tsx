import { listVatCertifications } from "@solvia/core/contract/back-office/orders";
import type { SearchOf } from "../../../api/search-of.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import "../../../i18n/areas/office-vat.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";

type Contract = typeof listVatCertifications;

/** The declarations that wait for their review, the longest waiting first; and those of the other states. */
const certificates = declareList({
  name: "certificates",
  contract: listVatCertifications,
  title: "officeVat.title",
  nameOf: ({ declaration: { name, surname, companyName } }) => companyName ?? `${name} ${surname}`,
  open: ({ id }) => ({ to: "/back-office/vat-certifications/$id", params: { id } }),
  filters: {
    status: {
      kind: "choice",
      heading: "officeVat.status",
      initial: "submitted",
      word: (value, { t }) => t(`officeVat.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    {
      id: "declarant",
      heading: "officeVat.declarant",
      lead: true,
      least: 22,
      value: ({ declaration: { name, surname } }) => `${name} ${surname}`,
    },
    { id: "company", heading: "bo.company", value: ({ declaration }) => declaration.companyName },
    {
      id: "kind",
      heading: "officeVat.kind",
      value: ({ kind }, { t }) => t(`officeVat.kinds.${kind}`, { defaultValue: kind }),
    },
    {
      id: "plant",
      heading: "officeVat.plant",
      value: ({ declaration: { plantCity, plantProvince } }) => plantCity && `${plantCity} (${plantProvince})`,
    },
    { id: "submittedOn", heading: "officeVat.submittedOn", kind: "date", value: ({ submittedOn }) => submittedOn },
    { id: "validUntil", heading: "officeVat.validUntil", kind: "date", value: ({ validUntil }) => validUntil },
  ],
  empty: { title: "officeVat.none" },
});

export const CertificatesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={certificates} search={search} />
);

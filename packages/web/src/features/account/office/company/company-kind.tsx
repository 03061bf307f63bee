import { call } from "../../../../api/client.ts";
import {
  getBackOfficeCompany,
  listUsers,
  rejectCompany,
  setCompanyWholesale,
  verifyCompany,
} from "../../../../api/endpoints.gen.ts";
import "../../../../i18n/areas/office-lists.ts";
import "../../../../i18n/areas/office-people.ts";
import { IconBuildingFactory2 } from "../../../../ui/icons.gen.ts";
import { recordKind, type Read, type RecordAct } from "../../../office-kit/records/record-kind.ts";
import { RejectCompany } from "./reject-company.tsx";

/** What is known of a company wherever something can be done with it. */
export interface KnownCompany {
  id: string;
  companyName: string;
  status: string;
  wholesaleActive: boolean;
}

const inputOf = ({ id }: KnownCompany) => ({ params: { id } });
const waits = ({ status }: KnownCompany): boolean => status === "pending";
const isVerified = ({ status }: KnownCompany): boolean => status === "verified";

/** Verify or reject a company that waits; for a verified one, whether it buys pallets and containers. */
const acts: readonly RecordAct<KnownCompany>[] = [
  {
    name: "verify",
    label: ({ t }) => t("officePeople.verify"),
    typed: ({ t }) => t("officeActs.typed.verify"),
    needs: verifyCompany,
    next: true,
    now: waits,
    write: (company) => call(verifyCompany, inputOf(company)),
  },
  {
    name: "reject",
    label: ({ t }) => t("officePeople.reject"),
    needs: rejectCompany,
    now: waits,
    Dialog: ({ record: { id, companyName }, onClose }) => (
      <RejectCompany id={id} name={companyName} onClose={onClose} />
    ),
  },
  {
    name: "wholesaleOn",
    label: ({ t }) => t("officePeople.wholesaleOn"),
    needs: setCompanyWholesale,
    now: (company) => isVerified(company) && !company.wholesaleActive,
    write: (company) => call(setCompanyWholesale, { ...inputOf(company), body: { wholesaleActive: true } }),
  },
  {
    name: "wholesaleOff",
    label: ({ t }) => t("officePeople.wholesaleOff"),
    needs: setCompanyWholesale,
    now: (company) => isVerified(company) && company.wholesaleActive,
    write: (company) => call(setCompanyWholesale, { ...inputOf(company), body: { wholesaleActive: false } }),
  },
];

/** So many users are looked through, and so many companies read. */
const readAtMost = { limit: 10 } as const;
const most = 4;

/** The companies of the users whom words name, by their own name or their company's. */
async function find(search: string, read: Read): Promise<readonly KnownCompany[]> {
  const { items } = await read(listUsers, { query: { search, ...readAtMost } });
  const ids = [...new Set(items.flatMap(({ companyId }) => companyId ?? []))].slice(0, most);
  return Promise.all(ids.map((id) => read(getBackOfficeCompany, { params: { id } })));
}

export const companyKind = recordKind<KnownCompany>({
  name: "company",
  icon: IconBuildingFactory2,
  idOf: ({ id }) => id,
  nameOf: ({ companyName }) => companyName,
  about: ({ status }, { t }) => t(`officePeople.companyStatuses.${status}`, { defaultValue: "" }),
  open: (id) => ({ to: "/back-office/company/$id", params: { id } }),
  actsOf: acts,
  sought: listUsers,
  find,
});

import { Button, Text } from "@mantine/core";
import { listCompanies } from "@solvia/core/contract/back-office/users";
import { call } from "../../../../api/client.ts";
import { checkCompanyVat } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { declareList, type RowOf } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { CompanyDecision } from "./company-decision.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import { VatState } from "./vat-state.tsx";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { peopleTexts } from "../../../../i18n/areas/people.ts";

type Contract = typeof listCompanies;
type Company = RowOf<Contract>;

/** The companies that wait to be verified, the longest waiting first; and those of the other states. */
const companies = declareList({
  name: "companies",
  contract: listCompanies,
  title: "officePeople.companies",
  nameOf: ({ companyName }) => companyName,
  open: ({ id }) => ({ to: "/back-office/company/$id", params: { id } }),
  filters: {
    status: {
      kind: "choice",
      heading: "officePeople.companiesIn",
      initial: "pending",
      word: (value, { t }) => t(`officePeople.companyStatuses.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "company", heading: "bo.company", lead: true, least: 24, value: ({ companyName }) => companyName },
    {
      id: "vatNumber",
      heading: "officePeople.fields.vatNumber",
      whole: true,
      value: ({ countryCode, vatNumber }) => `${countryCode} ${vatNumber}`,
    },
    {
      id: "register",
      heading: "officePeople.register",
      value: ({ vatCheck }) => vatCheck?.consultationNumber,
      cell: (company) => <Register company={company} />,
      tall: true,
      card: "wide",
    },
    {
      id: "role",
      heading: "officePeople.fields.companyRole",
      value: ({ companyRole }, { t }) => t(`register.${companyRole}`, { defaultValue: "" }),
    },
    { id: "since", heading: "officePeople.waitingSince", kind: "date", value: ({ createdOn }) => createdOn },
    {
      id: "decision",
      heading: "officePeople.actions",
      act: true,
      card: "wide",
      value: () => undefined,
      cell: (company) => <CompanyDecision company={company} size="compact-sm" />,
    },
  ],
  empty: { title: "officePeople.noCompanies" },
});

export const VerifyCompaniesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={companies} search={search} />
);

/** The state of the number with a button that asks the register now. */
function Register({ company }: { company: Company }) {
  const { t } = useTexts(officeTexts, officePeopleTexts, peopleTexts);
  const write = useRecordWrite();
  const { id, companyName, vatCheck } = company;
  return (
    <div className="list-line">
      <VatState company={company} />
      {vatCheck?.consultationNumber && (
        <Text span size="xs">
          {t("officePeople.vat.consultation")} {vatCheck.consultationNumber}
        </Text>
      )}
      <Button
        size="compact-xs"
        variant="default"
        loading={write.isPending}
        aria-label={`${t("officePeople.vat.again")} ${companyName}`}
        onClick={() => write.mutate(() => call(checkCompanyVat, { params: { id } }))}
      >
        {t(vatCheck ? "officePeople.vat.again" : "officePeople.registerAsk")}
      </Button>
    </div>
  );
}

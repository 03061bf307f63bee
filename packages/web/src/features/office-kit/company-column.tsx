import { AnchorLink } from "../../ui/links.tsx";
import type { Column } from "../../ui/list/declaration.ts";

interface OfCompany {
  companyId?: string | undefined;
  companyName?: string | undefined;
}

/** The column of a list whose rows are people's: their company, where they have one. */
export const companyColumn = <Row extends OfCompany>(): Column<Row> => ({
  id: "company",
  heading: "bo.company",
  value: ({ companyName }) => companyName,
  cell: ({ companyId, companyName }) =>
    companyId && (
      <AnchorLink to="/back-office/company/$id" params={{ id: companyId }}>
        {companyName}
      </AnchorLink>
    ),
});

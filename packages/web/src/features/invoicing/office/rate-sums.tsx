import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { money, percentWith } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import type { Document } from "./words.ts";

type Groups = Document["groups"];

interface Row {
  key: string;
  name: string;
  rate: string;
  net: number;
  vat: number;
  strong: boolean;
}

const sumOf = (groups: Groups, part: "taxable" | "vat"): number => groups.reduce((sum, one) => sum + one[part], 0);

/** Sums per rate with their total, of one document or of what is credited beside what stays. */
export function RateSums({ columns }: { columns: readonly { heading: string; groups: Groups }[] }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const rows = columns.flatMap(({ heading, groups }): Row[] => [
    ...groups.map(({ rate, natura, taxable, vat }) => ({
      key: `${heading} ${rate}`,
      name: columns.length > 1 ? heading : "",
      rate: [percentWith(rate, language), natura].filter(Boolean).join(" "),
      net: taxable,
      vat,
      strong: false,
    })),
    { key: heading, name: heading, rate: "", net: sumOf(groups, "taxable"), vat: sumOf(groups, "vat"), strong: true },
  ]);
  return (
    <SmallTable
      stays
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          heading: t("officeInvoicing.rate"),
          render: ({ name, rate, strong }) => (strong ? <b>{name}</b> : [name, rate].filter(Boolean).join(" · ")),
        },
        { heading: t("officeInvoicing.net"), right: true, render: ({ net }) => money(net, language) },
        { heading: t("officeInvoicing.vat"), right: true, render: ({ vat }) => money(vat, language) },
        {
          heading: t("officeInvoicing.total"),
          right: true,
          render: ({ net, vat, strong }) => (strong ? <b>{money(net + vat, language)}</b> : money(net + vat, language)),
        },
      ]}
    />
  );
}

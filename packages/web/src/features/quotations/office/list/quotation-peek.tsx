import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { quotationsTexts } from "../../../../i18n/areas/quotations.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { FindingsForSeller } from "../findings-for-seller.tsx";
import type { QuotationRow } from "../quotation.ts";

/** What a quotation offers, what speaks against ordering it as it stands, the customer's last word and the office's own notes. */
export function QuotationPeek({ row: { id } }: { row: QuotationRow }) {
  const { t, language } = useTexts(officeQuotationsTexts, quotationsTexts);
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeQuotation, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const lines = (data.draft ?? data.current)?.lines ?? [];
  const last = data.messages.at(-1);
  return (
    <>
      <Heading text={t("officeQuotations.lines")} />
      <ul className="list-lines">
        {lines.map(({ lineId, name, quantity }) => (
          <li key={lineId}>
            <span className="numbers">{figure(quantity, language)} ×</span> {name}
          </li>
        ))}
      </ul>
      {data.living && data.living.findings.length > 0 && (
        <>
          <Heading text={t(`quotation.living.${data.living.verdict}`)} />
          <FindingsForSeller findings={data.living.findings} />
        </>
      )}
      {last && (
        <>
          <Heading text={t("officeQuotations.lastMessage", { name: last.authorName })} />
          <Text size="sm" className="own-lines">
            {last.text}
          </Text>
        </>
      )}
      {data.notes && (
        <>
          <Heading text={t("officeQuotations.notes")} />
          <Text size="sm" className="own-lines">
            {data.notes}
          </Text>
        </>
      )}
    </>
  );
}

const Heading = ({ text }: { text: string }) => (
  <Text component="h3" size="sm" fw={700} mt="md" mb={4}>
    {text}
  </Text>
);

import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { quotationsTexts } from "../../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { PeekLines, PeekNote, PeekPart } from "../../../office-kit/records/peek.tsx";
import { FindingsForSeller } from "../findings-for-seller.tsx";
import type { QuotationRow } from "../quotation.ts";

/** What a quotation offers, what speaks against ordering it as it stands, the customer's last word and the office's own notes. */
export function QuotationPeek({ row: { id } }: { row: QuotationRow }) {
  const { t } = useTexts(officeQuotationsTexts, quotationsTexts);
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeQuotation, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const lines = (data.draft ?? data.current)?.lines ?? [];
  const last = data.messages.at(-1);
  return (
    <>
      <PeekPart title={t("officeQuotations.lines")}>
        <PeekLines lines={lines.map((line) => ({ ...line, key: line.lineId }))} />
      </PeekPart>
      {data.living && data.living.findings.length > 0 && (
        <PeekPart title={t(`quotation.living.${data.living.verdict}`)}>
          <FindingsForSeller findings={data.living.findings} />
        </PeekPart>
      )}
      {last && <PeekNote title={t("officeQuotations.lastMessage", { name: last.authorName })} text={last.text} />}
      <PeekNote title={t("officeQuotations.notes")} text={data.notes} />
    </>
  );
}

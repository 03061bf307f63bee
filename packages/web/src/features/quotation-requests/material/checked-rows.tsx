import { Badge, Card, Stack, Text } from "@mantine/core";
import { named } from "@solvia/core/platform/locale";
import { quotationRequestsTexts } from "../../../i18n/areas/quotation-requests.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import type { MaterialRow } from "./material.ts";

const colours = { accepted: "leaf", changed: "orange", refused: "red" } as const;

const countOf = (rows: readonly MaterialRow[], wanted: MaterialRow["outcome"]): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** Each row of a bill of material with what became of it: none is left out. */
export function CheckedRows({ rows }: { rows: readonly MaterialRow[] }) {
  const { t, language } = useTexts(quotationRequestsTexts);
  const narrow = useMedia("(max-width: 48em)");
  const summary = t("quotationRequest.rows.summary", {
    accepted: figure(countOf(rows, "accepted"), language),
    changed: figure(countOf(rows, "changed"), language),
    refused: figure(countOf(rows, "refused"), language),
  });
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {summary}
      </Text>
      {narrow ? <RowCards rows={rows} /> : <RowTable rows={rows} />}
    </Stack>
  );
}

function RowTable({ rows }: { rows: readonly MaterialRow[] }) {
  const { t, language } = useTexts(quotationRequestsTexts);
  return (
    <SmallTable
      rows={rows}
      keyOf={({ row }) => String(row)}
      most={420}
      columns={[
        { heading: t("quotationRequest.rows.row"), render: ({ row }) => row },
        {
          heading: t("quotationRequest.rows.written"),
          wide: true,
          render: ({ text }) => <span className="long-words">{text}</span>,
        },
        {
          heading: t("quotationRequest.rows.article"),
          wide: true,
          render: ({ productCode, name }) =>
            productCode && (
              <>
                <Text span fz="inherit" fw={600}>
                  {productCode}
                </Text>{" "}
                {name}
              </>
            ),
        },
        {
          heading: t("quotationRequest.material.quantity"),
          right: true,
          render: ({ quantity }) => quantity !== undefined && figure(quantity, language),
        },
        { heading: t("quotationRequest.rows.outcome"), wide: true, render: (row) => <Outcome row={row} /> },
      ]}
    />
  );
}

function RowCards({ rows }: { rows: readonly MaterialRow[] }) {
  const { t, language } = useTexts(quotationRequestsTexts);
  return (
    <Stack gap="xs">
      {rows.map((row) => (
        <Card component="article" key={row.row} withBorder padding="sm" className="numbers">
          <Text size="sm" c="dimmed" className="long-words">
            {row.row}. {row.text}
          </Text>
          {row.productCode && (
            <Text size="sm">
              <Text span fz="inherit" fw={600}>
                {row.productCode}
              </Text>{" "}
              {row.name}
            </Text>
          )}
          {row.quantity !== undefined && (
            <Text size="sm">
              {named(language, t("quotationRequest.material.quantity"), figure(row.quantity, language))}
            </Text>
          )}
          <Outcome row={row} />
        </Card>
      ))}
    </Stack>
  );
}

/** The outcome, and why it isn't as it was written. */
function Outcome({ row: { outcome, reasons } }: { row: MaterialRow }) {
  const { t, language } = useTexts(quotationRequestsTexts);
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={colours[outcome]} variant="light">
        {t(`quotationRequest.outcomes.${outcome}`)}
      </Badge>
      {reasons.map(({ code, params = {} }) => (
        <Text key={code} size="sm">
          {t(
            `quotationRequest.reasons.${code}`,
            Object.fromEntries(
              Object.entries(params).map(([name, value]) => [
                name,
                typeof value === "number" ? figure(value, language) : value,
              ]),
            ),
          )}
        </Text>
      ))}
    </Stack>
  );
}

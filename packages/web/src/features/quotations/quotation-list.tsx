import { Card, Group, Stack, Table, Text } from "@mantine/core";
import type * as z from "zod";
import type { OwnQuotationRow } from "@solvia/core/contract/shapes/quotation";
import { named } from "@solvia/core/platform/locale";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { StandingLabel } from "./shared/standing-label.tsx";
import { Validity } from "./shared/validity.tsx";

type Row = z.output<typeof OwnQuotationRow>;

/** The customer's quotations: a table where there is room for one, else cards. */
export function QuotationList({ quotations }: { quotations: readonly Row[] }) {
  const narrow = useMedia("(max-width: 62em)");
  return narrow ? <Cards quotations={quotations} /> : <Rows quotations={quotations} />;
}

const ToQuotation = ({ quotation: { id, number } }: { quotation: Row }) => (
  <AnchorLink to="/quotations/$id" params={{ id }} fw={600}>
    {number}
  </AnchorLink>
);

function Cards({ quotations }: { quotations: readonly Row[] }) {
  const { t, language } = useTexts(quotationsTexts);
  return (
    <Stack gap="sm">
      {quotations.map((quotation) => (
        <Card component="article" key={quotation.id} withBorder padding="sm" className="numbers">
          <Group justify="space-between">
            <ToQuotation quotation={quotation} />
            <Text fw={700}>{money(quotation.total, language)}</Text>
          </Group>
          <Group justify="space-between" mt={6} gap="xs">
            <Text size="sm" c="dimmed">
              {t("quotation.versionOf", { version: quotation.sent, of: quotation.sent })}
            </Text>
            <StandingLabel standing={quotation.standing} />
          </Group>
          <Validity of={quotation} size="sm" mt={4} />
          <Orderable living={quotation.living} />
          {quotation.reference && (
            <Text size="sm">{named(language, t("quotation.reference"), quotation.reference)}</Text>
          )}
        </Card>
      ))}
    </Stack>
  );
}

/** Whether it can still be ordered as it stands; nothing of one that is closed. */
function Orderable({ living }: Pick<Row, "living">) {
  const { t } = useTexts(quotationsTexts);
  if (living === undefined) return null;
  return (
    <Text size="xs" c={living === "no" ? "red" : "dimmed"}>
      {t(`quotation.living.${living}`)}
    </Text>
  );
}

function Rows({ quotations }: { quotations: readonly Row[] }) {
  const { t, language } = useTexts(quotationsTexts);
  return (
    <Table verticalSpacing="sm" className="numbers" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("quotation.number")}</Table.Th>
          <Table.Th>{t("quotation.state")}</Table.Th>
          <Table.Th>{t("quotation.validity")}</Table.Th>
          <Table.Th>{t("quotation.reference")}</Table.Th>
          <Table.Th ta="right">{t("quotation.total")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {quotations.map((quotation) => (
          <Table.Tr key={quotation.id}>
            <Table.Td>
              <ToQuotation quotation={quotation} />
              <Text size="xs" c="dimmed">
                {t("quotation.versionOf", { version: quotation.sent, of: quotation.sent })}
              </Text>
            </Table.Td>
            <Table.Td>
              <StandingLabel standing={quotation.standing} />
            </Table.Td>
            <Table.Td>
              <Validity of={quotation} size="sm" />
              <Orderable living={quotation.living} />
            </Table.Td>
            <Table.Td>{quotation.reference ?? "–"}</Table.Td>
            <Table.Td ta="right">{money(quotation.total, language)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { VersionHash } from "../orders/version-hash.tsx";
import { nextWord } from "./standing/next-word.ts";
import type { Quotation, Version } from "./shared/quotation-shapes.ts";
import { StandingLabel } from "./shared/standing-label.tsx";
import { Validity } from "./shared/validity.tsx";
import { VersionPdf } from "./version-facts.tsx";

/** Which quotation and version it is, how it stands, and what its customer does next. */
export function PageHead({ quotation, shown }: { quotation: Quotation; shown: Version }) {
  const { t, language } = useTexts(quotationsTexts);
  const { id, number, sent, standing } = quotation;
  return (
    <Stack gap={4} mb="lg">
      <AnchorLink to="/quotations" size="sm">
        {t("quotation.title")}
      </AnchorLink>
      <Group gap="sm">
        <Title order={1}>{t("quotation.one", { number })}</Title>
        <StandingLabel standing={shown.superseded ? "superseded" : standing} />
      </Group>
      <Text c="dimmed" className="numbers">
        {[
          t("quotation.versionOf", { version: shown.version, of: sent }),
          t("quotation.sentOn", { date: date(shown.sentOn, language) }),
        ].join(" · ")}
        {!shown.superseded && " · "}
        {!shown.superseded && <Validity of={quotation} />}
      </Text>
      <Text>{t(`quotation.next.${shown.superseded ? "superseded" : nextWord(quotation)}`)}</Text>
      {shown.superseded && (
        <Alert color="yellow" role="status">
          <Text size="sm">{t("quotation.supersededText", { version: sent })}</Text>
          <AnchorLink to="/quotations/$id" params={{ id }} size="sm">
            {t("quotation.toCurrent")}
          </AnchorLink>
        </Alert>
      )}
      <Group gap="md">
        <VersionPdf href={`/api/quotations/${id}/pdf?version=${shown.version}`} of={shown} />
        <VersionHash hash={shown.hash} />
      </Group>
    </Stack>
  );
}

import { Group, Stack, Text, Title } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Differences } from "./shared/differences.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** Every version that was sent, the newest first, with what each changed; the earlier ones can be looked at. */
export function Versions({ quotation, shown }: { quotation: Quotation; shown: number }) {
  const { t, language } = useTexts(quotationsTexts);
  const { id, versions, sent } = quotation;
  if (versions.length < 2) return null;
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {t("quotation.versions")}
      </Title>
      {versions.toReversed().map(({ version, sentOn, total, differences }) => (
        <Stack key={version} gap={4} component="article">
          <Group gap="sm" className="numbers">
            <Text fw={600}>
              {t("quotation.version")} {version}
              {version === sent && ` (${t("quotation.current")})`}
            </Text>
            <Text size="sm" c="dimmed">
              {date(sentOn, language)} · {money(total, language)}
            </Text>
            {version !== shown && (
              <AnchorLink
                to="/quotations/$id"
                params={{ id }}
                search={version === sent ? {} : { version }}
                size="sm"
                aria-label={`${t("quotation.look")}: ${t("quotation.version")} ${version}`}
              >
                {t("quotation.look")}
              </AnchorLink>
            )}
          </Group>
          {version > 1 && (
            <>
              <Text size="sm">{t("quotation.changes", { version })}</Text>
              <Differences differences={differences} />
            </>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { call } from "../../../../api/client.ts";
import { prepareVersionAgain } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { dateAndTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Entries } from "../../../office-kit/entries.tsx";
import { Differences } from "../../shared/differences.tsx";
import { offers } from "../acts/quotation-kind.tsx";
import type { Quotation } from "../quotation.ts";
import { useQuotationWrite } from "../use-quotation-write.ts";
import { useState } from "react";

/** Every version that was sent, the newest first, with what it says otherwise than the one before; each can be prepared again as the next. */
export function Versions({ quotation }: { quotation: Quotation }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { versions, sent } = quotation;
  if (versions.length === 0) return null;
  const mayPrepare = offers(quotation, "change");
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("officeQuotations.versions")}
      </Title>
      <Entries
        entries={versions.toReversed().map((version) => ({ ...version, id: String(version.version) }))}
        renderHeading={({ version, sentOn, total }) => (
          <Group justify="space-between" gap="xs" className="numbers">
            <div>
              <Text fw={600}>
                {[
                  t("officeQuotations.versionOf", { n: version }),
                  version === sent ? "" : t("officeQuotations.superseded"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
              <Text size="sm" c="dimmed">
                {dateAndTime(sentOn, language)}
              </Text>
            </div>
            <Text fw={600}>{money(total, language)}</Text>
          </Group>
        )}
        renderDetails={({ version, differences, hash }) => (
          <Stack gap="sm" align="flex-start">
            {version > 1 && <Differences differences={differences} />}
            <Text size="xs" c="dimmed" className="long-words">
              {t("officeQuotations.hash", { hash })}
            </Text>
            {mayPrepare && <PrepareAgain quotation={quotation} version={version} />}
          </Stack>
        )}
      />
    </Stack>
  );
}

/** What is being prepared gives way to it, which is asked. */
function PrepareAgain({ quotation, version }: { quotation: Quotation; version: number }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { id, revision, draft, sent } = quotation;
  const write = useQuotationWrite(id);
  const [asking, setAsking] = useState(false);
  const prepare = () =>
    write.mutate(() => call(prepareVersionAgain, { params: { id, n: version }, body: { revision } }), {
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={write.isPending}
        onClick={() => (draft ? setAsking(true) : prepare())}
      >
        {t("officeQuotations.prepareAgain", { next: sent + 1 })}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t("officeQuotations.prepareQuestion", { n: version })}
          onConfirm={prepare}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

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
import { SendDialog } from "../acts/send-dialog.tsx";
import type { Quotation } from "../quotation.ts";
import { useQuotationWrite } from "../use-quotation-write.ts";
import { useState } from "react";

/** Every version that was sent, the newest first, with what it says otherwise than the one before; each can be prepared again as the next, an earlier one sent again at once. */
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

type Next = "prepare" | "send";

/** An earlier version as the next: to be changed before it goes, or sent as it is. What is being prepared gives way to it, which is asked. */
function PrepareAgain({ quotation, version }: { quotation: Quotation; version: number }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { id, revision, draft, sent } = quotation;
  const write = useQuotationWrite(id);
  const [asking, setAsking] = useState<Next>();
  const [sending, setSending] = useState(false);
  const prepare = (next: Next) =>
    write.mutate(() => call(prepareVersionAgain, { params: { id, n: version }, body: { revision } }), {
      onSuccess: () => setSending(next === "send"),
      onSettled: () => setAsking(undefined),
    });
  const begin = (next: Next) => (draft ? setAsking(next) : prepare(next));
  const isAnEarlier = version !== sent;
  return (
    <Group gap="xs">
      {isAnEarlier && offers(quotation, "send") && (
        <Button variant="default" size="compact-sm" loading={write.isPending} onClick={() => begin("send")}>
          {t("officeQuotations.sendAgain", { next: sent + 1 })}
        </Button>
      )}
      <Button variant="default" size="compact-sm" loading={write.isPending} onClick={() => begin("prepare")}>
        {t("officeQuotations.prepareAgain", { next: sent + 1 })}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t("officeQuotations.prepareQuestion", { n: version })}
          onConfirm={() => prepare(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {sending && <SendDialog quotation={quotation} onClose={() => setSending(false)} />}
    </Group>
  );
}

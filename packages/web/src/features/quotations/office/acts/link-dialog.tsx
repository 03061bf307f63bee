import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keepAnswer } from "../../../../api/client.ts";
import { getBackOfficeQuotation, makeQuotationLink, revokeQuotationLink } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { IconCopy } from "../../../../ui/icons.gen.ts";
import { Failure } from "../../../../ui/states.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import type { Quotation } from "../quotation.ts";

/** An address that shows the quotation without a login: made, copied while it is told, and taken back. */
export function LinkDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { id, revision, linkUntil } = quotation;
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  const keep = (answer: Quotation) => keepAnswer(client, getBackOfficeQuotation, { params: { id } }, answer);
  const make = useToldMutation(() => call(makeQuotationLink, { params: { id }, body: { revision } }), {
    said: "saved",
    after: (answer) => {
      setUrl(answer.url);
      keep(answer.quotation);
    },
  });
  const revoke = useToldMutation(() => call(revokeQuotationLink, { params: { id }, body: { revision } }), {
    said: "saved",
    after: (answer) => {
      setUrl(undefined);
      keep(answer);
    },
  });
  const error = make.error ?? revoke.error;
  return (
    <Dialog title={t("officeQuotations.acts.link")} onClose={onClose}>
      <Stack>
        <Text size="sm">
          {linkUntil
            ? t("officeQuotations.linkUntil", { until: dateAndTime(linkUntil, language) })
            : t("officeQuotations.linkNone")}
        </Text>
        {url && (
          <>
            <TextInput
              label={t("officeQuotations.linkAddress")}
              description={t("officeQuotations.linkOnce")}
              value={url}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button leftSection={<IconCopy size={16} />} onClick={copy} data-autofocus>
                  {t(copied ? "officeQuotations.linkCopied" : "officeQuotations.linkCopy")}
                </Button>
              )}
            </CopyButton>
          </>
        )}
        {error && <Failure error={error} />}
        <Group justify="flex-end">
          {linkUntil && (
            <Button
              variant="subtle"
              color="red"
              c="red"
              loading={revoke.isPending}
              onClick={() => revoke.mutate(undefined)}
            >
              {t("officeQuotations.linkRevoke")}
            </Button>
          )}
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate(undefined)}>
            {t(linkUntil ? "officeQuotations.linkAnew" : "officeQuotations.linkMake")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

import { Alert, Stack, Text, Title } from "@mantine/core";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import { longValidityDays } from "@solvia/core/quotations/quotation";
import { call, queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation, setQuotationStatus } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { Leaving, unsavedBeside } from "../../../../ui/leaving.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { Facts } from "../../../office-kit/facts.tsx";
import { Differences } from "../../shared/differences.tsx";
import { customerName, type Quotation } from "../quotation.ts";
import { BelowFloor } from "./below-floor.tsx";
import { HighPrices } from "./high-prices.tsx";
import { isUnderCost, LowPrices } from "./low-prices.tsx";
import { ShortLines } from "./short-lines.tsx";
import { Undeclared } from "./undeclared.tsx";
import { useQuotationWrite } from "../use-quotation-write.ts";
import { VatWord } from "../vat-word.tsx";

const daysOf = (until: string): number => Math.floor((Date.parse(until) - Date.now()) / 86_400_000);

/** What its sender has confirmed where all that is asked was: nothing is sent before. */
const confirmedOf = ({ highPrices, undeclared }: Quotation) => [
  ...new Set(highPrices.map(({ code }) => code)),
  ...(undeclared === undefined ? [] : ["certificate-missing" as const]),
];

/**
 * What the customer is about to get: to whom it goes, what it comes to, and what the letter says is another than in the version that they
 * have. Of a discount below the reader's floor it says that an administrator is asked instead.
 */
export function SendDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { id, revision, draft, sent, belowFloor, approval, approvalFacts, pending, customer } = quotation;
  const { lowPrices, highPrices, short, undeclared } = quotation;
  const write = useQuotationWrite(id);
  // What is being saved beside it, or read anew, is what would be sent: nothing is shown or sent before it is there.
  const isSaving = useIsMutating() > (write.isPending ? 1 : 0);
  const isReading = useIsFetching({ queryKey: queryOf(getBackOfficeQuotation, { params: { id } }).queryKey }) > 0;
  const isBusy = isSaving || (isReading && !write.isPending);
  const unsaved = unsavedBeside();
  const [reason, setReason] = useState("");
  const [meant, setMeant] = useState(false);
  const [known, setKnown] = useState(false);
  if (!draft) return null;
  const asks = belowFloor.length > 0 && approval !== "given";
  const isEmpty = !draft.lines.some(({ optional }) => !optional);
  const wantsReason = isUnderCost(quotation) && !(approval === "given" && approvalFacts?.reason);
  const action = asks ? t("officeQuotations.askApproval") : t("officeQuotations.sendVersion", { n: sent + 1 });
  return (
    <Dialog
      title={t("officeQuotations.sendTitle", { number: quotation.number, n: sent + 1 })}
      size="lg"
      typed={reason !== ""}
      onClose={onClose}
    >
      <Leaving dirty={reason !== "" && !write.isPending} />
      <Stack>
        {isBusy ? (
          <Waiting shape="lines" />
        ) : (
          <>
            <Facts
              plain
              facts={[
                [t("officeQuotations.customer"), customerName(quotation)],
                [t("officeQuotations.sentTo"), customer.email],
                [
                  t("officeQuotations.language"),
                  new Intl.DisplayNames(language, { type: "language" }).of(customer.language),
                ],
                [t("officeQuotations.validUntil"), date(draft.validUntil, language)],
                [t("officeQuotations.linesCount"), String(draft.lines.length)],
                [t("officeQuotations.total"), money(draft.amounts.total, language)],
              ]}
            />
            <VatWord offer={draft} isDraft />
            {daysOf(draft.until) > longValidityDays && (
              <Alert color="orange">{t("officeQuotations.sendLongValid", { count: daysOf(draft.until) })}</Alert>
            )}
            {draft.address === undefined && <Alert color="orange">{t("officeQuotations.sendWithoutShipping")}</Alert>}
            {sent > 0 && (
              <div>
                <Title order={3} size="h5" mb={4}>
                  {t("officeQuotations.letterSays", { n: sent })}
                </Title>
                <Differences differences={pending} />
              </div>
            )}
            {asks && (
              <Alert color="orange" title={t("officeQuotations.belowFloor")}>
                <BelowFloor lines={belowFloor} />
                <Text size="sm" mt="xs">
                  {t("officeQuotations.belowFloorHint")}
                </Text>
              </Alert>
            )}
            {short.length > 0 && (
              <Alert color="orange" title={t("officeQuotations.short")}>
                <ShortLines lines={short} />
                <Text size="sm" mt="xs">
                  {t("officeQuotations.shortHint")}
                </Text>
              </Alert>
            )}
            {highPrices.length > 0 && <HighPrices lines={highPrices} confirmed={meant} confirm={setMeant} />}
            {undeclared !== undefined && <Undeclared total={undeclared} confirmed={known} confirm={setKnown} />}
            {lowPrices.length > 0 && (
              <Alert color="orange" title={t("officeQuotations.lowPrices")}>
                <LowPrices lines={lowPrices} />
              </Alert>
            )}
            {wantsReason && (
              <LimitedArea
                label={t("officeQuotations.underCostReason")}
                description={t("officeQuotations.underCostHint")}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                longest={300}
                minRows={2}
                autosize
                withAsterisk
              />
            )}
            {unsaved.length > 0 && (
              <Alert color="orange">{t("officeQuotations.sendUnsaved", { what: unsaved.join(", ") })}</Alert>
            )}
            {isEmpty && <Alert color="orange">{t("officeQuotations.sendEmpty")}</Alert>}
          </>
        )}
        <DialogFoot
          action={action}
          disabled={
            isBusy ||
            isEmpty ||
            unsaved.length > 0 ||
            (wantsReason && reason.trim().length < 3) ||
            (highPrices.length > 0 && !meant) ||
            (undeclared !== undefined && !known)
          }
          pending={write.isPending}
          focused
          onAct={() =>
            write.mutate(
              () =>
                call(setQuotationStatus, {
                  params: { id },
                  body: {
                    action: "send",
                    revision,
                    seen: { total: draft.amounts.total, asks },
                    reason: wantsReason ? reason : undefined,
                    confirmed: confirmedOf(quotation),
                  },
                }),
              { onSuccess: onClose },
            )
          }
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}

import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { Failure } from "../../ui/states.tsx";
import { signal } from "../scanning/signal.ts";
import { useCommands } from "../scanning/queue/use-commands.ts";
import { CountedLine } from "./counted-line.tsx";
import type { Incoming } from "./incoming.ts";
import { useKeptReceipt } from "./kept-receipt.ts";
import { judgeLine } from "./judge-line.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

/** Characters that the endpoint takes. */
const longestNotes = 1000;
const longestPaper = 80;

/** How many have come, from nought: of what is told apart by serials those that were scanned, of the rest as somebody counts. */
export function Receipt({ delivery }: { delivery: Incoming }) {
  const { t } = useTexts(officeWarehouseTexts);
  const { id, lines, isPurchase, warehouseId } = delivery;
  const { value: receipt, change, forget } = useKeptReceipt(id);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const scans = useCommands(`movement/${id}`);
  const commands = useCommands(`receipt/${id}`, ({ refused }) => {
    signal(refused ? "refused" : "done");
    if (!refused) forget();
  });
  const judged = lines.map((line) => ({ line, ...judgeLine(line, receipt) }));
  const total = judged.reduce((sum, { good }) => sum + good, 0);
  const isOpen = judged.some(({ isUnread }) => isUnread);
  const hasDamage = judged.some(({ damaged }) => damaged > 0);
  const isTooLong = receipt.notes.trim().length > longestNotes || receipt.reference.trim().length > longestPaper;
  const lacksWords = hasDamage && receipt.notes.trim() === "";
  const give = () =>
    commands
      .give({
        kind: "receive-movement",
        input: {
          params: { id },
          body: {
            lines: judged.map(({ line, good, damaged, codes }) => ({
              productId: line.productId,
              quantity: good,
              ...(damaged > 0 && { damaged }),
              ...(codes.length > 0 && { damagedSerials: codes }),
            })),
            ...(!isPurchase && { more: receipt.more }),
            ...(receipt.reference.trim() !== "" && { reference: receipt.reference }),
            ...(receipt.notes.trim() !== "" && { notes: receipt.notes }),
          },
        },
        subject: `receipt/${id}`,
        label: t("floor.steps.receipt"),
      })
      .catch(setFailure);
  const isWaiting = commands.waiting.length > 0;
  return (
    <Stack>
      {judged.map(({ line, words }) => (
        <CountedLine
          key={line.productId}
          line={line}
          words={words}
          warehouseId={warehouseId}
          receipt={receipt}
          change={change}
        />
      ))}
      <LimitedArea
        size="lg"
        autosize
        minRows={2}
        longest={longestNotes}
        label={t("floor.notes")}
        description={t("floor.notesHint")}
        value={receipt.notes}
        required={hasDamage}
        {...(lacksWords && { error: t("floor.steps.required") })}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      <LimitedText
        size="lg"
        longest={longestPaper}
        label={t("floor.paper")}
        value={receipt.reference}
        onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
      />
      {isPurchase ? (
        <Text size="sm">{t("floor.purchaseRest")}</Text>
      ) : (
        <Checkbox
          size="lg"
          label={t("floor.moreComes")}
          checked={receipt.more}
          onChange={({ currentTarget }) => change({ more: currentTarget.checked })}
        />
      )}
      {scans.waiting.length > 0 && <Text size="sm">{t("floor.waitingScans")}</Text>}
      {failure !== undefined && <Failure error={failure} />}
      <WaitingSteps commands={commands} />
      {total === 0 && (
        <Text size="sm" c="dimmed">
          {t("floor.nothingCounted")}
        </Text>
      )}
      <Button
        size="xl"
        fullWidth
        disabled={total === 0 || isOpen || lacksWords || isTooLong || isWaiting}
        onClick={() => setAsking(true)}
      >
        {t("floor.receive")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          against={judged.flatMap(({ line, words, damaged }) => [
            `${line.productCode}: ${t(words.key, words.params)}`,
            ...(damaged > 0 ? [`${line.productCode}: ${t("floor.damagedSaid", { count: damaged })}`] : []),
          ])}
          question={t("floor.receiveQuestion", { count: total })}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void give();
          }}
        />
      )}
    </Stack>
  );
}

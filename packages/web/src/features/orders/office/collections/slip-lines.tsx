import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { noteCollectionRecalled } from "../../../../api/endpoints.gen.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { date, money } from "../../../../i18n/format.ts";
import { inFours } from "../../../../i18n/in-fours.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import type { Slip } from "./slip.ts";
import { useLineColumns } from "./use-line-columns.tsx";
import { UnpaidDialog } from "./unpaid-dialog.tsx";

type Line = Slip["lines"][number];

const colours = { paid: "green", unpaid: "red", recalled: "gray" } as const;

/** The lines of a slip, each with its outcome and what can be noted of it. */
export function SlipLines({ slip }: { slip: Slip }) {
  const { t } = useTexts(officeCollectionsTexts);
  const { about, asked } = useLineColumns();
  const [asking, setAsking] = useState<{ line: Line; what: "unpaid" | "recalled" }>();
  const close = () => setAsking(undefined);
  return (
    <div>
      <Title order={2} size="h4" mb="xs">
        {t("officeCollections.lines")}
      </Title>
      <SmallTable
        rows={slip.lines}
        keyOf={({ id }) => id}
        minWidth={900}
        columns={[
          {
            heading: t("officeCollections.debtor"),
            wide: true,
            render: ({ debtor }) => (
              <>
                {debtor.name}
                <Text size="sm" c="dimmed" className="numbers" style={{ whiteSpace: "nowrap" }}>
                  {inFours(debtor.iban)}
                </Text>
              </>
            ),
          },
          ...about,
          ...asked,
          { heading: t("officeCollections.outcome"), wide: true, render: (line) => <Outcome line={line} /> },
          {
            heading: t("officeCollections.acts"),
            wide: true,
            render: (line) =>
              (line.mayComeBack || line.mayRecall) && (
                <Group gap="xs" role="group" aria-label={t("officeCollections.actsFor", { name: line.debtor.name })}>
                  {line.mayComeBack && (
                    <Button size="compact-sm" variant="default" onClick={() => setAsking({ line, what: "unpaid" })}>
                      {t("officeCollections.noteUnpaid")}
                    </Button>
                  )}
                  {line.mayRecall && (
                    <Button size="compact-sm" variant="default" onClick={() => setAsking({ line, what: "recalled" })}>
                      {t("officeCollections.noteRecalled")}
                    </Button>
                  )}
                </Group>
              ),
          },
        ]}
      />
      {asking?.what === "unpaid" && <UnpaidDialog slip={slip} line={asking.line} onClose={close} />}
      {asking?.what === "recalled" && <RecallDialog slip={slip} line={asking.line} onClose={close} />}
    </div>
  );
}

function Outcome({ line: { outcome, outcomeOn, fee = 0, code, reason, vain, outcomeFrom } }: { line: Line }) {
  const { t, language } = useTexts(officeCollectionsTexts);
  if (!outcome) {
    return vain
      ? t(`officeCollections.vain.${vain.why}`, { money: money(vain.left, language) })
      : t("officeCollections.waitsUntil", { date: date(outcomeFrom, language) });
  }
  const more = [
    outcomeOn && date(outcomeOn, language),
    fee > 0 && t("officeCollections.fee", { money: money(fee, language) }),
    code && t(`officeCollections.codes.${code}`),
    reason,
  ];
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={colours[outcome]} variant="light" c="bright" tt="none">
        {t(`officeCollections.outcomes.${outcome}`)}
      </Badge>
      <Text size="sm" className="long-words">
        {more.filter(Boolean).join(" · ")}
      </Text>
    </Stack>
  );
}

interface LineProps {
  slip: Slip;
  line: Line;
  onClose: () => void;
}

/** Takes a line back from the bank before its day. */
function RecallDialog({ slip, line, onClose }: LineProps) {
  const { t } = useTexts(officeCollectionsTexts);
  const write = useToldMutation(
    (reason: string) =>
      call(noteCollectionRecalled, { params: { id: slip.id }, body: { transaction: line.id, reason } }),
    { said: "saved", after: onClose },
  );
  return (
    <ReasonDialog
      title={t("officeCollections.recallTitle")}
      text={`${line.debtor.name}. ${t("officeCollections.recallText")}`}
      hint={t("officeCollections.recallHint")}
      action={t("officeCollections.noteRecalled")}
      shortest={3}
      write={write}
      onReason={(reason) => write.mutate(reason)}
      onClose={onClose}
    />
  );
}

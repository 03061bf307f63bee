import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { takeUpBankEntry } from "../../../../api/endpoints.gen.ts";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { amountIn } from "../money/amount-in.ts";
import { AsideDialog } from "./aside-dialog.tsx";
import { isSure, partlyOf, struckFacts, type BankEntry } from "./bank-entry.ts";
import { EntryQuestions } from "./entry-questions.tsx";
import { LikelyDialog } from "./likely-dialog.tsx";
import { MatchDialog } from "./match-dialog.tsx";
import { matchOf, useConfirm } from "./use-confirm.ts";

/** What can be done with one entry: its proposal, another order, aside, up again. */
export function EntryPeek({ row: entry }: { row: BankEntry }) {
  const { t, language } = useTexts(officeBankTexts);
  const partly = partlyOf(entry);
  const [asking, setAsking] = useState<"match" | "aside" | "likely">();
  const close = () => setAsking(undefined);
  const confirm = useConfirm(close);
  const takeUp = useToldMutation(() => call(takeUpBankEntry, { params: { id: entry.id } }), { said: "saved" });
  const match = matchOf(entry);
  const payable = entry.credit && entry.currency === "eur";
  return (
    <Stack gap="sm" mt="md">
      {partly && (
        <Text size="sm" className="numbers">
          {t("officeBank.partly", {
            booked: amountIn(partly.booked, entry.currency, language),
            left: amountIn(partly.left, entry.currency, language),
          })}
        </Text>
      )}
      <Shares entry={entry} />
      <Struck entry={entry} />
      {entry.state === "open" && (
        <Group gap="xs">
          {match && (
            <Button
              size="compact-sm"
              loading={confirm.isPending}
              onClick={() =>
                isSure(entry) ? confirm.mutate({ matches: [match], entries: [entry] }) : setAsking("likely")
              }
            >
              {isSure(entry) ? t("officeBank.confirm", { count: 1 }) : t("officeBank.lookAt", { count: 1 })}
            </Button>
          )}
          {payable && !entry.halfBooked && (
            <Button size="compact-sm" variant="default" onClick={() => setAsking("match")}>
              {t("officeBank.match")}
            </Button>
          )}
          {!entry.halfBooked && (
            <Button size="compact-sm" variant="default" onClick={() => setAsking("aside")}>
              {t("officeBank.aside")}
            </Button>
          )}
        </Group>
      )}
      {entry.state === "aside" && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            loading={takeUp.isPending}
            onClick={() => takeUp.mutate(undefined)}
          >
            {t("officeBank.takeUp")}
          </Button>
        </Group>
      )}
      <EntryQuestions confirm={confirm} />
      {asking === "likely" && <LikelyDialog entries={[entry]} onClose={close} />}
      {asking === "match" && <MatchDialog entry={entry} onClose={close} />}
      {asking === "aside" && <AsideDialog ids={[entry.id]} onClose={close} />}
    </Stack>
  );
}

/** The orders that it pays, or may pay, each a way to its page. */
function Shares({ entry: { shares, proposal, currency } }: { entry: BankEntry }) {
  const { language } = useTexts(officeBankTexts);
  const all = [
    ...shares.map(({ orderId, orderNumber: number, amount }) => ({ orderId, number, amount, name: "" })),
    ...(proposal?.shares ?? []),
  ];
  return all.map(({ orderId, number, amount, name }, place) => (
    <Group key={`${orderId}.${place}`} gap="xs" wrap="nowrap" justify="space-between">
      <ButtonLink to="/back-office/orders/$id" params={{ id: orderId }} size="compact-sm" variant="light">
        {number}
      </ButtonLink>
      <Text size="sm" className="long-words" style={{ flex: 1 }}>
        {name}
      </Text>
      <Text size="sm" className="numbers">
        {amountIn(amount, currency, language)}
      </Text>
    </Group>
  ));
}

/** What was booked of it and struck out since, so that one knows why it waits again. */
function Struck({ entry: { struck, currency } }: { entry: BankEntry }) {
  const { t, language } = useTexts(officeBankTexts);
  return struck.map((one) => (
    <Text key={`${one.orderId}.${one.on}`} size="sm" c="dimmed" className="numbers">
      {t("officeBank.struck", struckFacts(one, currency, language))}
    </Text>
  ));
}

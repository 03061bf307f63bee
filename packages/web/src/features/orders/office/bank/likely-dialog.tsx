import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { amountIn } from "../money/amount-in.ts";
import { rivalWords, type BankEntry } from "./bank-entry.ts";
import { EntryQuestions } from "./entry-questions.tsx";
import { matchOf, useConfirm } from "./use-confirm.ts";

interface Props {
  entries: readonly BankEntry[];
  onClose: () => void;
}

/** Proposals that aren't sure, each with what would be left: who has looked at one chooses it. */
export function LikelyDialog({ entries, onClose }: Props) {
  const { t } = useTexts(officeBankTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const confirm = useConfirm(onClose);
  const wanted = entries.filter(({ id }) => chosen.includes(id));
  return (
    <Dialog title={t("officeBank.likelyTitle")} size="lg" typed={chosen.length > 0} onClose={onClose}>
      <Stack>
        <Text size="sm">{t("officeBank.likelyHint")}</Text>
        {entries.map((entry) => (
          <Likely
            key={entry.id}
            entry={entry}
            chosen={chosen.includes(entry.id)}
            choose={(yes) => setChosen(yes ? [...chosen, entry.id] : chosen.filter((other) => other !== entry.id))}
          />
        ))}
        <DialogFoot
          action={t("officeBank.confirm", { count: wanted.length })}
          disabled={wanted.length === 0}
          pending={confirm.isPending}
          onAct={() =>
            confirm.mutate({ matches: wanted.map(matchOf).filter((match) => match !== undefined), entries: wanted })
          }
          onClose={onClose}
        />
      </Stack>
      <EntryQuestions confirm={confirm} />
    </Dialog>
  );
}

interface LikelyProps {
  entry: BankEntry;
  chosen: boolean;
  choose: (yes: boolean) => void;
}

/** One of them: what came and why it may be for these orders, and what of both is left afterwards. */
function Likely({ entry, chosen, choose }: LikelyProps) {
  const { t, language } = useTexts(officeBankTexts);
  const { proposal, left, currency, name, text, bookedOn } = entry;
  if (!proposal) return null;
  const over = left - proposal.shares.reduce((sum, { amount }) => sum + amount, 0);
  const reasons = proposal.reasons.map((reason) => t(`officeBank.reasons.${reason}`)).join(", ");
  const says = [
    `${t(`officeBank.confidence.${proposal.confidence}`)}: ${reasons}`,
    ...proposal.shares.map(({ number, name: customer, amount, due }) => {
      const words = { number, customer, amount: money(amount, language), rest: money(due - amount, language) };
      return t(due > amount ? "officeBank.leavesOpen" : "officeBank.paysAll", words);
    }),
    ...rivalWords(entry, t, language),
    ...(over > 0 ? [t("officeBank.leavesOver", { left: amountIn(over, currency, language) })] : []),
  ];
  return (
    <Checkbox
      checked={chosen}
      onChange={(event) => choose(event.currentTarget.checked)}
      label={`${name ?? t("officeBank.unnamed")}, ${amountIn(left, currency, language)}, ${date(bookedOn, language)}`}
      description={
        <Stack component="span" gap={0} className="long-words">
          {[...(text ? [`«${text}»`] : []), ...says].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Stack>
      }
    />
  );
}

import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { useUser } from "../../../login/session.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { BookingSubmit, useQuestions, type BookingCode } from "./booking-questions.tsx";

export type Decision = "confirm" | "refuse";

interface Props {
  /** What waits, by which its words are called. */
  kind: "gift" | "mark";
  orderId: string;
  /** Cents. */
  amount: number;
  /** A user's id. */
  proposedBy: string;
  /** Who proposed what, and when. */
  told: string;
  mayChange: boolean;
  /** With the codes of what is asked, where whoever confirms says yes to it. */
  decide: (act: Decision, confirmed: BookingCode[]) => Promise<Order>;
}

/** What one administrator would do with an order's money, and another one decides; who has proposed it takes it back. */
export function AwaitsOther({ told, mayChange, ...asked }: Props) {
  const { kind, proposedBy } = asked;
  const { t } = useTexts(officeMoneyTexts);
  const [act, setAct] = useState<Decision>();
  const own = useUser()?.id === proposedBy;
  return (
    <Alert color="orange" title={t(`officeMoney.${kind}.pending`)} role="status">
      <Stack gap="xs">
        <Text size="sm" className="long-words">
          {told}
        </Text>
        {mayChange && (
          <Group gap="xs">
            {!own && (
              <Button size="compact-sm" onClick={() => setAct("confirm")}>
                {t(`officeMoney.${kind}.confirm`)}
              </Button>
            )}
            <Button variant="default" size="compact-sm" onClick={() => setAct("refuse")}>
              {t(own ? `officeMoney.${kind}.takeBack` : `officeMoney.${kind}.refuse`)}
            </Button>
          </Group>
        )}
        {mayChange && own && (
          <Text size="sm" c="dimmed">
            {t(`officeMoney.${kind}.needsOther`)}
          </Text>
        )}
      </Stack>
      {act && <Decide {...asked} act={act} own={own} onClose={() => setAct(undefined)} />}
    </Alert>
  );
}

interface DecideProps extends Pick<Props, "kind" | "orderId" | "amount" | "decide"> {
  act: Decision;
  /** Who decides has proposed it. */
  own: boolean;
  onClose: () => void;
}

function Decide({ kind, orderId, amount, decide, act, own, onClose }: DecideProps) {
  const { t, language } = useTexts(officeMoneyTexts);
  const write = useOrderWrite(orderId);
  const { questions, confirmed, forget, take } = useQuestions();
  const send = () =>
    write.mutate(() => decide(act, confirmed), {
      onSuccess: onClose,
      onError: (error) => take(error) || onClose(),
    });
  const word = t(`officeMoney.${kind}.${act === "refuse" && own ? "takeBack" : act}`);
  return (
    <Dialog title={word} onClose={onClose}>
      <Text size="sm">
        {t(act === "confirm" ? `officeMoney.${kind}.confirmAsk` : `officeMoney.${kind}.refuseAsk`, {
          money: money(amount, language),
        })}
      </Text>
      {questions.length === 0 ? (
        <DialogFoot action={word} pending={write.isPending} focused onAct={send} onClose={onClose} />
      ) : (
        <BookingSubmit
          questions={questions}
          action={word}
          pending={write.isPending}
          onConfirm={send}
          onBack={forget}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

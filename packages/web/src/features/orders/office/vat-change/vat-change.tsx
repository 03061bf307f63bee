import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { causeOf } from "@solvia/core/orders/vat-change/vat-decision";
import { setVatAmount } from "../../../../api/endpoints.gen.ts";
import { call } from "../../../../api/client.ts";
import { officeTaxTexts } from "../../../../i18n/areas/office-tax.ts";
import { dateAndTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { useUser } from "../../../login/session.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { AskedOfBody } from "./asked-of-body.tsx";
import { ProposeVat } from "./propose-vat.tsx";

type Proposal = NonNullable<Order["vatChange"]["proposal"]>;

/** An order's VAT by decision of two administrators: what is proposed or decided, and what may be done now. */
export function VatChange({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeTaxTexts);
  const [proposing, setProposing] = useState(false);
  const { options, proposal, decision } = order.vatChange;
  return (
    <Stack gap="xs" mt="sm">
      {decision && (
        <Text size="sm">
          {t("officeTax.change.decided", {
            rule: t(`officeTax.change.rules.${decision.rule}`),
            by: decision.proposedByName,
            other: decision.confirmedByName,
            date: dateAndTime(decision.confirmedOn, language),
            reason: causeOf(decision),
          })}
        </Text>
      )}
      {proposal && <Pending order={order} proposal={proposal} mayChange={mayChange} />}
      {mayChange && options.length > 0 && (
        <Group>
          <Button variant="default" size="compact-sm" onClick={() => setProposing(true)}>
            {t("officeTax.change.propose")}
          </Button>
        </Group>
      )}
      {proposing && <ProposeVat order={order} onClose={() => setProposing(false)} />}
    </Stack>
  );
}

/** What somebody has proposed and another administrator has to look at. */
function Pending({ order, proposal, mayChange }: { order: Order; proposal: Proposal; mayChange: boolean }) {
  const { t, language } = useTexts(officeTaxTexts);
  const [asked, setAsked] = useState<"confirm" | "refuse">();
  const own = useUser()?.id === proposal.proposedBy;
  const { rule, proposedByName: by, proposedOn, total } = proposal;
  return (
    <Alert color="orange" title={t("officeTax.change.pending")} role="status">
      <Stack gap="xs">
        <Text size="sm">
          {t("officeTax.change.proposed", {
            rule: t(`officeTax.change.rules.${rule}`),
            by,
            date: dateAndTime(proposedOn, language),
            reason: causeOf(proposal),
          })}
        </Text>
        {total !== undefined && (
          <Text size="sm" className="numbers">
            {t("officeTax.change.totals", {
              before: money(order.amounts.total, language),
              after: money(total, language),
            })}
          </Text>
        )}
        <AskedOfBody order={order} asked={proposal.asked} />
        {mayChange && (
          <Group gap="xs">
            {!own && total !== undefined && (
              <Button size="compact-sm" onClick={() => setAsked("confirm")}>
                {t("officeTax.change.confirm")}
              </Button>
            )}
            <Button variant="default" size="compact-sm" onClick={() => setAsked("refuse")}>
              {t(own ? "officeTax.change.takeBack" : "officeTax.change.refuse")}
            </Button>
          </Group>
        )}
        {mayChange && own && (
          <Text size="sm" c="dimmed">
            {t("officeTax.change.needsOther")}
          </Text>
        )}
      </Stack>
      {asked && <Decide act={asked} own={own} order={order} proposal={proposal} onClose={() => setAsked(undefined)} />}
    </Alert>
  );
}

interface DecideProps {
  act: "confirm" | "refuse";
  /** Who decides has proposed it. */
  own: boolean;
  order: Order;
  proposal: Proposal;
  onClose: () => void;
}

function Decide({ act, own, order, proposal: { proposedOn, total = 0, asked, rule }, onClose }: DecideProps) {
  const { t, language } = useTexts(officeTaxTexts);
  const write = useOrderWrite(order.id);
  const body = act === "confirm" ? { act, proposedOn, total } : { act, proposedOn };
  const decide = () =>
    write.mutate(() => call(setVatAmount, { params: { id: order.id }, body }), { onSettled: onClose });
  const word = t(`officeTax.change.${act === "refuse" && own ? "takeBack" : act}`);
  return (
    <Dialog title={word} onClose={onClose}>
      <Text size="sm">
        {act === "confirm"
          ? t("officeTax.change.confirmAsk", {
              rule: t(`officeTax.change.rules.${rule}`),
              before: money(order.amounts.total, language),
              after: money(total, language),
            })
          : t("officeTax.change.refuseAsk")}
      </Text>
      {act === "confirm" && <AskedOfBody order={order} asked={asked} />}
      <DialogFoot action={word} pending={write.isPending} focused onAct={decide} onClose={onClose} />
    </Dialog>
  );
}

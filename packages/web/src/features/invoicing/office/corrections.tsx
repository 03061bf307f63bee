import { Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type * as z from "zod";
import type { CorrectionView } from "@solvia/core/contract/shapes/invoice";
import { asksAccount, isOver } from "@solvia/core/invoicing/corrections/correction";
import { correctionState, mayClose } from "@solvia/core/invoicing/corrections/correction-machine";
import { ApiProblem, call } from "../../../api/client.ts";
import { resumeCorrection } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { CloseCorrection, ResumeCorrection } from "./correction-acts.tsx";
import { correctionRefusal } from "./correction-refusal.ts";
import { CorrectionSteps } from "./correction-steps.tsx";

type Correction = z.output<typeof CorrectionView>;

/** What was put right of an order, or is being; one that stands still says why and can be gone on with. */
export function Corrections({ orderId, corrections }: { orderId: string; corrections: readonly Correction[] }) {
  const { t } = useTexts(officeInvoicingTexts);
  if (corrections.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text fw={600} size="sm">
        {t("officeInvoicing.correction.list")}
      </Text>
      {corrections.map((correction) => (
        <OneCorrection key={correction.place} orderId={orderId} correction={correction} />
      ))}
    </Stack>
  );
}

const colours = { done: "green", closed: "gray", stopped: "red", open: "blue", due: "yellow" } as const;

function OneCorrection({ orderId, correction }: { orderId: string; correction: Correction }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const [dialog, setDialog] = useState<"resume" | "close">();
  const { place, wish, steps, problem, closed, begunOn, byName } = correction;
  // Its money didn't go after all: until it is sent, from the order's receipts, the correction isn't done.
  const isDue = steps.some(({ stillDue }) => stillDue !== undefined);
  const standing = isDue ? "due" : correctionState(correction);
  const resume = useToldMutation(
    () => call(resumeCorrection, { params: { id: orderId, place: String(place) }, body: {} }),
    { said: "saved" },
  );
  const act = { orderId, place, onClose: () => setDialog(undefined) };
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {t(`officeInvoicing.correction.kinds.${wish.kind}`)}
          </Text>
          <Badge color={colours[standing]} variant="light" c="bright" tt="none">
            {t(`officeInvoicing.correction.state.${standing}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" className="long-words">
          {wish.reason}
        </Text>
        <Text size="sm" c="dimmed">
          {[date(begunOn, language), byName].filter(Boolean).join(" · ")}
        </Text>
        <CorrectionSteps steps={steps} />
        {problem && !isOver(correction) && (
          <Text size="sm">
            {asksAccount(correction)
              ? t("officeInvoicing.correction.asksAccount")
              : correctionRefusal(t, new ApiProblem(409, { code: problem }))}
          </Text>
        )}
        {closed && (
          <Text size="sm" className="long-words">
            {t("officeInvoicing.correction.closedOn", { date: date(closed.on, language) })}{" "}
            {[closed.reason, closed.byName].filter(Boolean).join(" · ")}
          </Text>
        )}
        {!isOver(correction) && (
          <Group gap="xs">
            <Button
              size="compact-sm"
              loading={resume.isPending}
              onClick={() => (asksAccount(correction) ? setDialog("resume") : resume.mutate(undefined))}
            >
              {t(
                asksAccount(correction) ? "officeInvoicing.correction.otherIban" : "officeInvoicing.correction.resume",
              )}
            </Button>
            {mayClose(correction) && (
              <Button size="compact-sm" variant="default" onClick={() => setDialog("close")}>
                {t("officeInvoicing.correction.close")}
              </Button>
            )}
          </Group>
        )}
        {dialog === "resume" && <ResumeCorrection {...act} />}
        {dialog === "close" && <CloseCorrection {...act} />}
      </Stack>
    </Card>
  );
}

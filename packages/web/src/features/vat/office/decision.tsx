import { Button, Checkbox, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { checklistOf } from "@solvia/core/certificates/certificate";
import { call } from "../../../api/client.ts";
import { acceptVatCertification, rejectVatCertification, revokeVatCertification } from "../../../api/endpoints.gen.ts";
import { officeVatTexts } from "../../../i18n/areas/office-vat.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { Certificate } from "./certificate.ts";

/** The checklist and what follows from it; of an approved one that it is taken back. */
export function Decision({ certificate: { id, status, orders, declaration } }: { certificate: Certificate }) {
  const { t } = useTexts(officeVatTexts);
  const [ticked, setTicked] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  const params = { id };
  const checklist = checklistOf(declaration);
  const whole = ticked.length === checklist.length;
  const isWaiting = status === "submitted";
  const accept = useToldMutation(
    () =>
      call(acceptVatCertification, {
        params,
        body: { checklist: checklist.filter((item) => ticked.includes(item)) },
      }),
    { said: "saved" },
  );
  const refuse = useToldMutation(
    (reason: string) => {
      const input = { params, body: { reason } };
      return isWaiting ? call(rejectVatCertification, input) : call(revokeVatCertification, input);
    },
    { said: "saved", after: () => setAsking(false) },
  );
  if (!isWaiting && status !== "approved") return null;
  const action = t(isWaiting ? "officeVat.reject" : "officeVat.revoke");
  return (
    <Stack gap="sm">
      {isWaiting && (
        <>
          <Title order={2} size="h5">
            {t("officeVat.checklist")}
          </Title>
          <Checkbox.Group value={ticked} onChange={setTicked}>
            <Stack gap="xs">
              {checklist.map((item) => (
                <Checkbox key={item} value={item} label={t(`officeVat.checks.${item}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
        </>
      )}
      <Group>
        {isWaiting && (
          <Button disabled={!whole} loading={accept.isPending} onClick={() => accept.mutate(undefined)}>
            {t("officeVat.accept")}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking(true)}>
          {action}
        </Button>
        {isWaiting && !whole && (
          <Text size="sm" c="dimmed">
            {t("officeVat.tickAll")}
          </Text>
        )}
      </Group>
      {asking && (
        <ReasonDialog
          title={action}
          text={t(orders.length > 0 ? "officeVat.consequence" : "officeVat.noConsequence")}
          hint={t("officeVat.reasonHint")}
          action={action}
          shortest={3}
          write={refuse}
          onReason={refuse.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

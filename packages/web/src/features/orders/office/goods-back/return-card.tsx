import { Anchor, Card, Group, Image, Stack, Text } from "@mantine/core";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { returnsTexts } from "../../../../i18n/areas/returns.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReturnState } from "../../returns/return-state.tsx";
import { ReturnedLines, ReturnSteps } from "../../returns/return-told.tsx";
import { rowKey } from "../../returns/piece-rows.ts";
import { ReturnActs } from "./return-acts.tsx";
import type { OfficeReturn } from "./office-return.ts";

/** One request to return goods: what was asked, with its pictures, how far it is, and what may be done with it. */
export function ReturnCard({ request }: { request: OfficeReturn }) {
  const { t } = useTexts(officeReturnsTexts, returnsTexts);
  const { id, number, status, pictures, lines, refundBegun, wayBack } = request;
  const conditions = lines.flatMap((line) =>
    line.received.map(({ condition, quantity }) => {
      const key = `${rowKey(line)} ${line.reason} ${condition}`;
      return { key, name: line.name, condition, quantity };
    }),
  );
  return (
    <Card withBorder padding="sm" component="article" aria-label={t("returns.one", { number })}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={6} align="flex-start">
          <Group gap="xs">
            <Text fw={600}>{t("returns.one", { number })}</Text>
            <ReturnState status={status} />
          </Group>
          <ReturnedLines request={request} />
          <Text size="sm" c="dimmed">
            {t(wayBack === "seller" ? "officeReturns.wePay" : "officeReturns.theyPay")}
          </Text>
          {conditions.map(({ key, name, condition, quantity }) => (
            <Text key={key} size="sm" className="numbers">
              {quantity} × {name} · {t(`officeReturns.conditions.${condition}`)}
            </Text>
          ))}
          {pictures.length > 0 && (
            <Group gap="xs">
              {pictures.map(({ name }, at) => {
                const address = `/api/back-office/return-requests/${id}/pictures/${at + 1}`;
                return (
                  <Anchor key={`${at} ${name}`} href={address} target="_blank" rel="noopener">
                    <Image src={address} alt={name} w={96} h={96} fit="cover" radius="sm" />
                  </Anchor>
                );
              })}
            </Group>
          )}
          <ReturnSteps request={request} />
          {refundBegun && (
            <Text size="sm" fw={600}>
              {t("officeReturns.refundBegun")}
            </Text>
          )}
        </Stack>
        <ReturnActs request={request} />
      </Group>
    </Card>
  );
}

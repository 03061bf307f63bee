import { Button, Card, CopyButton, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { call } from "../../../api/client.ts";
import { payOffline } from "../../../api/endpoints.gen.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { money } from "../../../i18n/format.ts";
import { inFours } from "../../../i18n/in-fours.ts";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Loading } from "../../../ui/states.tsx";

const TransferCode = lazyPart(async () => (await import("./transfer-code.tsx")).TransferCode);

/** Where to send the money of a payment by transfer, each part to be copied, and the code that the bank's app reads. */
export function BankDetails({ transactionId }: { transactionId: string }) {
  const { t, language } = useTexts(ordersTexts, peopleTexts);
  const { data } = useQuery({
    queryKey: [payOffline.path, transactionId],
    queryFn: () => call(payOffline, { params: { id: transactionId } }),
  });
  if (!data) return <Loading />;
  const rows = [
    ["holder", data.holder],
    ["iban", data.iban],
    ["bank", data.bank],
    ["reason", data.reason],
    ["amount", money(data.amount, language)],
  ] as const;
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {t("checkout.wireTitle")}
      </Title>
      <Stack gap="xs">
        {rows.map(([name, value]) => (
          <Group key={name} justify="space-between" wrap="nowrap">
            <Text c="dimmed">{t(`checkout.${name}`)}</Text>
            <Group gap="xs" wrap="nowrap">
              <Text fw={600} ta="right" className="numbers">
                {name === "iban" ? inFours(value) : value}
              </Text>
              <CopyButton value={value}>
                {({ copied, copy }) => (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    flex="none"
                    onClick={copy}
                    aria-label={`${t("checkout.copy")} ${t(`checkout.${name}`)}`}
                  >
                    {t(copied ? "checkout.copied" : "checkout.copy")}
                  </Button>
                )}
              </CopyButton>
            </Group>
          </Group>
        ))}
      </Stack>
      {data.code && (
        <Suspense>
          <TransferCode text={data.code} />
        </Suspense>
      )}
    </Card>
  );
}

import { Alert, Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type * as z from "zod";
import type { Amounts } from "@solvia/core/contract/shapes/order";
import { call } from "../../api/client.ts";
import { checkOwnVatNumber } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";

type Treatment = z.output<typeof Amounts>["treatment"];

/** What the register might mend, asked once more. */
const mendable: ReadonlySet<string> = new Set(["register-silent", "check-needed", "number-invalid"]);

/** Why a company pays VAT on goods that go abroad, or why only a quotation will do, and what to do about it. */
export function TaxNotice({ treatment: { why, rule } }: { treatment: Treatment }) {
  const { t } = useTexts(ordersTexts);
  const check = useCheck(why === "check-needed");
  if (!why) return null;
  return (
    <Alert color="orange" title={t(rule === "blocked" ? "tax.quotation" : "tax.title")} mt="sm" role="status">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{check.isPending ? t("tax.checking") : t(`tax.why.${why}`)}</Text>
        {mendable.has(why) && (
          <Button size="xs" variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            {t("tax.check")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** An answer that has only grown old is asked anew by itself. */
function useCheck(atOnce: boolean) {
  const check = useMutation({
    mutationFn: () => call(checkOwnVatNumber, {}),
  });
  const { mutate, isIdle } = check;
  useEffect(() => {
    if (atOnce && isIdle) mutate();
  }, [atOnce, isIdle, mutate]);
  return check;
}

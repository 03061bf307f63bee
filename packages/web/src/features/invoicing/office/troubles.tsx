import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, call, queryOf } from "../../../api/client.ts";
import { attendNotice, listInvoicingTroubles } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { correctionRefusal } from "./correction-refusal.ts";

/** What waits for somebody and is no document: corrections that stand still, notices that can't be read. */
export function Troubles() {
  const { t, language } = useTexts(officeInvoicingTexts);
  const { data } = useQuery(queryOf(listInvoicingTroubles, {}));
  const attend = useToldMutation((id: string) => call(attendNotice, { params: { id } }), { said: "saved" });
  const { corrections = [], notices = [] } = data ?? {};
  return (
    <>
      {corrections.length > 0 && (
        <Alert color="red" title={t("officeInvoicing.troubles.corrections")}>
          <Stack gap={6}>
            {corrections.map(({ orderId, place, kind, begunOn, problem }) => (
              <Text key={`${orderId}.${place}`} size="sm">
                <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm" fw={600}>
                  {t(`officeInvoicing.correction.kinds.${kind}`)}, {date(begunOn, language)}
                </AnchorLink>
                {": "}
                {problem === "invalid-input"
                  ? t("officeInvoicing.correction.asksAccount")
                  : correctionRefusal(t, new ApiProblem(409, { code: problem }))}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
      {notices.length > 0 && (
        <Alert color="red" title={t("officeInvoicing.troubles.notices")}>
          <Stack gap="xs">
            <Text size="sm">{t("officeInvoicing.troubles.noticesHint")}</Text>
            {notices.map(({ id, text, foundOn }) => (
              <Group key={id} gap="xs" align="flex-start">
                <Text size="sm" className="numbers one-line">
                  {date(foundOn, language)}
                </Text>
                <Text size="sm" className="long-words" flex={1} miw={180} lineClamp={6}>
                  {text}
                </Text>
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={attend.isPending && attend.variables === id}
                  onClick={() => attend.mutate(id)}
                >
                  {t("officeInvoicing.attend")}
                </Button>
              </Group>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  );
}

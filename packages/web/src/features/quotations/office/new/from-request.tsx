import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call, queryOf } from "../../../../api/client.ts";
import { decideQuotationRequest, getBackOfficeQuotationRequest } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";

/** A draft of a request, with what was understood of it; one that was made of it already is led to. */
export function FromRequest({ requestId }: { requestId: string }) {
  const { t } = useTexts(officeQuotationsTexts);
  const navigate = useNavigate();
  const place = { params: { id: requestId } };
  const { data: request, error, refetch } = useQuery(queryOf(getBackOfficeQuotationRequest, place));
  const opened = (id: string | undefined) => id && navigate({ to: "/back-office/quotations/$id", params: { id } });
  const begin = useToldMutation(
    async (revision: number) => {
      const { quotationId } = await call(decideQuotationRequest, { ...place, body: { action: "convert", revision } });
      await opened(quotationId);
    },
    { said: "added" },
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!request) return <Loading />;
  const { requester, text, rows, revision, quotationId } = request;
  const understood = rows.filter(({ productId, quantity }) => productId && quantity !== undefined);
  return (
    <Container size="sm" py="md">
      <Stack>
        <Title order={1} size="h3">
          {t("officeQuotations.new")}
        </Title>
        <Text>{t("officeQuotations.fromRequest", { name: requester.companyName ?? requester.name })}</Text>
        {text && <Text className="own-lines">{text}</Text>}
        <ul className="list-lines">
          {understood.map(({ row, quantity, name, productCode }) => (
            <li key={row}>{`${quantity} × ${name ?? productCode}`}</li>
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          {t("officeQuotations.fromRequestRows", { rows: understood.length })}
        </Text>
        {begin.error && <Failure error={begin.error} />}
        <Group justify="flex-end">
          <ButtonLink to="/back-office/quotation-requests/$id" params={{ id: requestId }} variant="default">
            {t("common.cancel")}
          </ButtonLink>
          {quotationId ? (
            <Button onClick={() => void opened(quotationId)}>{t("officeQuotations.openMade")}</Button>
          ) : (
            <Button loading={begin.isPending} onClick={() => begin.mutate(revision)}>
              {t("officeQuotations.begin")}
            </Button>
          )}
        </Group>
      </Stack>
    </Container>
  );
}

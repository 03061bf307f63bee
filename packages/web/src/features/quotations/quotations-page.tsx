import { Container, Group, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/client.ts";
import { listQuotations } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { ShowMore } from "../orders/order-list.tsx";
import { QuotationList } from "./quotation-list.tsx";

export const QuotationsPage = () => (
  <RequireLogin>
    <Quotations />
  </RequireLogin>
);

function Quotations() {
  const { t } = useTexts(quotationsTexts);
  usePageHead({ title: t("quotation.title") });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listQuotations, { query: { limit: 20 } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const quotations = data.pages.flatMap(({ items }) => items);
  if (quotations.length === 0 && !hasNextPage) {
    return (
      <EmptyPage title={t("quotation.empty")} hint={t("quotation.emptyHint")}>
        <ButtonLink to="/request-quotation">{t("footer.requestQuotation")}</ButtonLink>
      </EmptyPage>
    );
  }
  return (
    <Container size="lg" py="lg">
      <Group justify="space-between" mb="lg">
        <Title order={1}>{t("quotation.title")}</Title>
        <ButtonLink to="/request-quotation" variant="default">
          {t("footer.requestQuotation")}
        </ButtonLink>
      </Group>
      <QuotationList quotations={quotations} />
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}

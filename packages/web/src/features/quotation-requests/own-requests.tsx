import { Anchor, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { OwnQuotationRequest } from "@solvia/core/contract/shapes/quotation-request";
import { call, pagesOf } from "../../api/client.ts";
import { claimQuotationRequests, listQuotationRequests } from "../../api/endpoints.gen.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { date, dateTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { useMay } from "../acting/in-stead.tsx";
import { Section } from "../profile/section.tsx";
import { CheckedRows } from "./material/checked-rows.tsx";
import { Written } from "./written.tsx";

type Request = z.output<typeof OwnQuotationRequest>;

const colours: Readonly<Record<Request["status"], string>> = {
  new: "blue",
  assigned: "yellow",
  converted: "leaf",
  rejected: "red",
};

/** Takes what was asked without a login before the list is read; whoever acts for a customer moves nothing of theirs. */
function useClaimed(): boolean {
  const isOwn = useMay(claimQuotationRequests);
  const { isPending } = useQuery({
    queryKey: [claimQuotationRequests.path],
    queryFn: () => call(claimQuotationRequests, {}),
    enabled: isOwn,
    retry: false,
  });
  return !isOwn || !isPending;
}

/** One's own requests, the newest first, with their states and answers. */
export function OwnRequests() {
  const { t } = useTexts(quotationRequestsTexts);
  const isClaimed = useClaimed();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagesOf(listQuotationRequests, { query: { limit: 10 } }),
    enabled: isClaimed,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" count={2} />;
  const requests = data.pages.flatMap(({ items }) => items);
  return (
    <Stack component="section" aria-label={t("quotationRequest.own.title")}>
      {requests.length === 0 && <Text c="dimmed">{t("quotationRequest.own.none")}</Text>}
      {requests.map((request) => (
        <OneRequest key={request.id} request={request} />
      ))}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("quotationRequest.own.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneRequest({ request }: { request: Request }) {
  const { t, language } = useTexts(quotationRequestsTexts);
  const [opened, { toggle }] = useDisclosure(false);
  const {
    id,
    files = [],
    status,
    createdOn,
    source,
    text,
    rows,
    answers,
    rejectedReason,
    quotationId,
    quotationNumber,
  } = request;
  return (
    <Section
      title={t("quotationRequest.own.of", { date: date(createdOn, language) })}
      aside={
        <Group gap="xs">
          {source === "cart" && (
            <Badge color="gray" variant="light">
              {t("quotationRequest.own.cart")}
            </Badge>
          )}
          <Badge color={colours[status]} variant="light">
            {t(`quotationRequest.states.${status}`)}
          </Badge>
        </Group>
      }
    >
      {text && <Written>{text}</Written>}
      <Group gap="sm">
        {files.map(({ name }, at) => (
          <Anchor key={`${at} ${name}`} href={`/api/quotation-requests/${id}/files/${at + 1}`} size="sm">
            {name}
          </Anchor>
        ))}
      </Group>
      {answers.map(({ authorName, at, text: words }) => (
        <div key={at}>
          <Text size="sm" c="dimmed">
            {t("quotationRequest.own.answered", { name: authorName, date: dateTime(at, language) })}
          </Text>
          <Written>{words}</Written>
        </div>
      ))}
      {rejectedReason && (
        <div>
          <Text size="sm" c="dimmed">
            {t("quotationRequest.own.reason")}
          </Text>
          <Written>{rejectedReason}</Written>
        </div>
      )}
      <Group>
        {quotationId && (
          <ButtonLink to="/quotations/$id" params={{ id: quotationId }} size="compact-sm">
            {t("quotationRequest.own.quotation", { number: quotationNumber })}
          </ButtonLink>
        )}
        {rows.length > 0 && (
          <Button variant="subtle" size="compact-sm" aria-expanded={opened} onClick={toggle}>
            {t(opened ? "quotationRequest.own.hideRows" : "quotationRequest.own.showRows")}
          </Button>
        )}
      </Group>
      {opened && <CheckedRows rows={rows} />}
    </Section>
  );
}

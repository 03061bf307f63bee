import { Badge, Button, Container, Group, SegmentedControl, Table, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { listBackOfficeReviews as Contract } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call, queryOf } from "../../api/client.ts";
import { listBackOfficeReviews, publishReview } from "../../api/endpoints.gen.ts";
import { officeReviewsTexts } from "../../i18n/areas/office-reviews.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { BackOffice } from "./layout.tsx";
import { Pager } from "./pager.tsx";

export interface ReviewFilters {
  show?: "published" | "hidden" | undefined;
  cursor?: string | undefined;
}
type Review = AnswerOf<typeof Contract>["items"][number];

/** What customers wrote of products, newest first: seen at once, hidden where it breaks the rules. */
export const ReviewsPage = ({ filters }: { filters: ReviewFilters }) => (
  <BackOffice>
    <Reviews filters={filters} />
  </BackOffice>
);

function Reviews({ filters: { show, cursor } }: { filters: ReviewFilters }) {
  const { t } = useTexts(officeReviewsTexts);
  const navigate = useNavigate();
  const go = (search: ReviewFilters) => void navigate({ to: "/back-office/reviews", search });
  const { data, error, refetch } = useQuery(
    queryOf(listBackOfficeReviews, {
      query: { cursor, ...(show && { published: show === "published" ? "true" : "false" }) },
    }),
  );
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("officeReviews.title")}
      </Title>
      <SegmentedControl
        aria-label={t("officeReviews.show")}
        mb="md"
        value={show ?? "all"}
        onChange={(value) => go({ show: value === "all" ? undefined : value })}
        data={(["all", "published", "hidden"] as const).map((value) => ({ value, label: t(`officeReviews.${value}`) }))}
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("officeReviews.none")} />}
      {data && data.items.length > 0 && <ReviewTable reviews={data.items} />}
      {data && <Pager cursor={cursor} next={data.cursor} go={(next) => go({ show, cursor: next })} />}
    </Container>
  );
}

function ReviewTable({ reviews }: { reviews: readonly Review[] }) {
  const { t, language } = useTexts(officeReviewsTexts);
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table verticalSpacing="sm" className="cards">
        <Table.Thead>
          <Table.Tr>
            {(["product", "author", "review", "written", "state"] as const).map((name) => (
              <Table.Th key={name}>{t(`officeReviews.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {reviews.map((review) => (
            <Table.Tr key={review.id}>
              <Table.Td>
                <AnchorLink to="/product/$id" params={{ id: review.productId }}>
                  {review.productName}
                </AnchorLink>
              </Table.Td>
              <Table.Td data-label={t("officeReviews.author")}>{review.author}</Table.Td>
              <Table.Td maw={420} className="card-wide">
                <Text size="sm" fw={600}>
                  {t("officeReviews.stars", { count: review.rating })}
                </Text>
                <Text size="sm" className="lines">
                  {review.text}
                </Text>
              </Table.Td>
              <Table.Td data-label={t("officeReviews.written")}>{date(review.createdOn, language)}</Table.Td>
              <Table.Td className="card-wide">
                <State review={review} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function State({ review: { id, published, productName, author } }: { review: Review }) {
  const { t } = useTexts(officeReviewsTexts);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => call(publishReview, { params: { id }, body: { published: !published } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listBackOfficeReviews.path] }),
  });
  const action = t(published ? "officeReviews.hide" : "officeReviews.publish");
  return (
    <>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Badge color={published ? "green" : "gray"} variant="light" c="bright" tt="none">
          {t(published ? "officeReviews.isPublished" : "officeReviews.isHidden")}
        </Badge>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t("officeReviews.actionOf", { action, author, product: productName })}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {action}
        </Button>
      </Group>
      {change.error && <Failure error={change.error} />}
    </>
  );
}

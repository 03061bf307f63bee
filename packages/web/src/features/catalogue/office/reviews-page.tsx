import { Badge, Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { listBackOfficeReviews } from "@solvia/core/contract/back-office/content-crm";
import { call } from "../../../api/client.ts";
import { publishReview } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { useTexts } from "../../../i18n/index.ts";
import { declareList, type ActProps, type RowOf } from "../../../ui/list/declaration.ts";
import { useBulk } from "../../../ui/list/use-bulk.ts";
import { Failure } from "../../../ui/states.tsx";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { officeListsTexts } from "../../../i18n/areas/office-lists.ts";
import { officeReviewsTexts } from "../../../i18n/areas/office-reviews.ts";

type Contract = typeof listBackOfficeReviews;
type Review = RowOf<Contract>;

/** What customers wrote of products, newest first: seen at once, hidden where it breaks the rules. */
const reviews = declareList({
  name: "reviews",
  contract: listBackOfficeReviews,
  title: "officeReviews.title",
  nameOf: ({ author, productName }) => `${author}, ${productName}`,
  open: ({ productId }) => ({ to: "/product/$id", params: { id: productId } }),
  filters: {
    published: {
      kind: "choice",
      heading: "officeReviews.show",
      any: "officeReviews.all",
      values: ["true", "false"],
      word: (value, { t }) => t(value === "true" ? "officeReviews.published" : "officeReviews.hidden"),
    },
  },
  columns: [
    { id: "product", heading: "officeReviews.product", lead: true, least: 24, value: ({ productName }) => productName },
    { id: "author", heading: "officeReviews.author", value: ({ author }) => author },
    {
      id: "stars",
      heading: "officeLists.stars",
      kind: "number",
      value: ({ rating }) => rating,
      cell: ({ rating }, { t }) => t("officeReviews.stars", { count: rating }),
    },
    {
      id: "review",
      heading: "officeReviews.review",
      tall: true,
      card: "wide",
      value: ({ text }) => text,
      cell: ({ text }) => (
        <Text size="sm" className="lines">
          {text}
        </Text>
      ),
    },
    { id: "written", heading: "officeReviews.written", kind: "date", value: ({ createdOn }) => createdOn },
    {
      id: "state",
      heading: "officeReviews.state",
      whole: true,
      card: "wide",
      value: ({ published }, { t }) => t(published ? "officeReviews.isPublished" : "officeReviews.isHidden"),
      cell: (review) => <State review={review} />,
    },
  ],
  empty: { title: "officeReviews.none" },
  Acts,
});

function State({ review: { id, published, productName, author } }: { review: Review }) {
  const { t } = useTexts(officeListsTexts, officeReviewsTexts);
  const change = useMutation({
    mutationFn: () => call(publishReview, { params: { id }, body: { published: !published } }),
  });
  const action = t(published ? "officeReviews.hide" : "officeReviews.publish");
  return (
    <>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Badge color={published ? "green" : "gray"} variant="light" c="bright" tt="none">
          {t(published ? "officeReviews.isPublished" : "officeReviews.isHidden")}
        </Badge>
        <Button
          size="compact-xs"
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

/** Hides or shows the chosen reviews. */
function Acts({ rows, clear }: ActProps<Review>) {
  const { t } = useTexts(officeListsTexts, officeReviewsTexts);
  const { run, running } = useBulk(
    (published: boolean) =>
      ({ id }: Review) =>
        call(publishReview, { params: { id }, body: { published } }),
    clear,
  );
  return [true, false].map((published) => {
    const others = rows.filter((row) => row.published !== published);
    return (
      others.length > 0 && (
        <Button
          key={String(published)}
          size="compact-sm"
          variant="default"
          loading={running}
          onClick={() => run(others, published)}
        >
          {t(published ? "officeReviews.publish" : "officeReviews.hide")}
        </Button>
      )
    );
  });
}

export const ReviewsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={reviews} search={search} />
);

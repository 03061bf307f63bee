import { Button, Group, Rating, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { listReviews as Contract } from "@solvia/core/contract/catalogue";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { pagesOf } from "../../../api/client.ts";
import { getOwnReview, listReviews } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { date, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { useMay } from "../../acting/in-stead.tsx";
import { useUser } from "../../login/session.ts";
import { OwnReview } from "./own-review.tsx";
import "@mantine/core/styles/Rating.css";

type Answer = AnswerOf<typeof Contract>;

/** What customers who bought a product say of it; who bought it writes here. */
export function Reviews({ productId }: { productId: string }) {
  const { t } = useTexts(showcaseTexts);
  const user = useUser();
  const mayReview = useMay(getOwnReview);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(listReviews, { params: { id: productId }, query: { limit: 10 } }),
  );
  const [first] = data?.pages ?? [];
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {first?.rating && <Summary rating={first.rating} stars={first.stars} />}
      {first && reviews.length === 0 && <Text c="dimmed">{t("reviews.none")}</Text>}
      {user && mayReview && <OwnReview productId={productId} />}
      <Stack component="ul" gap="md" className="plain-list">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" w="fit-content" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("reviews.more")}
        </Button>
      )}
    </>
  );
}

function Summary({ rating, stars }: Pick<Answer, "stars"> & { rating: NonNullable<Answer["rating"]> }) {
  const { t, language } = useTexts(showcaseTexts);
  return (
    <Group gap={40} align="center">
      <div>
        <Text fz={40} fw={700} lh={1.1} className="numbers">
          {figure(rating.average, language)}
        </Text>
        <Text size="sm" c="dimmed">
          {t("reviews.count", { count: rating.count })}
        </Text>
      </div>
      <table className="star-bars numbers" aria-label={t("reviews.rating")}>
        <tbody>
          {stars
            .map((times, place) => [place + 1, times] as const)
            .toReversed()
            .map(([count, times]) => (
              <tr key={count}>
                <th scope="row">
                  {count} <span aria-hidden="true">★</span>
                </th>
                <td aria-hidden="true">
                  <span style={{ width: `${(times / rating.count) * 100}%` }} />
                </td>
                <td>{times}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Group>
  );
}

function Review({ review: { rating, author, text, createdOn } }: { review: Answer["items"][number] }) {
  const { t, language } = useTexts(showcaseTexts);
  return (
    <li className="panel">
      <Group justify="space-between" gap="xs">
        <Group gap="sm">
          <span role="img" aria-label={t("reviews.stars", { rating })}>
            <Rating value={rating} readOnly size="sm" aria-hidden="true" />
          </span>
          <Text fw={600} size="sm">
            {author ?? t("reviews.formerCustomer")}
          </Text>
          <Text size="xs" c="leaf">
            {t("reviews.verified")}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {date(createdOn, language)}
        </Text>
      </Group>
      <Text mt="xs" className="lines">
        {text}
      </Text>
    </li>
  );
}

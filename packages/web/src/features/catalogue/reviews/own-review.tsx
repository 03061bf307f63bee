import "@mantine/core/styles/Rating.css";
import { Button, Group, Input, Rating, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { getOwnReview, saveReview } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";

const fewestLetters = 10;

/** The customer's own review, to write or to change; nothing for who hasn't bought the product. */
export function OwnReview({ productId }: { productId: string }) {
  const { t } = useTexts(showcaseTexts);
  const { data } = useQuery(queryOf(getOwnReview, { params: { id: productId }, query: {} }));
  const [open, setOpen] = useState(false);
  if (!data?.mayReview) return null;
  const { review } = data;
  if (!open) {
    return (
      <Group>
        <Button variant="light" onClick={() => setOpen(true)}>
          {t(review ? "reviews.change" : "reviews.write")}
        </Button>
        {review && !review.published && (
          <Text size="sm" c="dimmed">
            {t("reviews.hidden")}
          </Text>
        )}
      </Group>
    );
  }
  return <ReviewForm productId={productId} before={review} onDone={() => setOpen(false)} />;
}

interface FormProps {
  productId: string;
  before: { rating: number; text: string } | null;
  onDone: () => void;
}

function ReviewForm({ productId, before, onDone }: FormProps) {
  const { t } = useTexts(showcaseTexts);
  const form = useContractForm(saveReview, {
    values: { rating: before?.rating ?? 0, text: before?.text ?? "" },
    input: ({ rating, text }) => ({ body: { productId, rating, text } }),
    check: ({ rating, text }) => ({
      rating: rating === 0 && t("fieldProblem.required"),
      text: text.trim().length < fewestLetters && t("reviews.tooShort", { count: fewestLetters }),
    }),
    shows: ["rating"],
    draft: { of: `review/${productId}` },
    onSaved: onDone,
  });
  return (
    <Form {...form.frame} className="panel">
      <Stack>
        <Input.Wrapper label={t("reviews.rating")} required labelElement="div" error={form.errors["rating"]}>
          <Rating
            value={form.values.rating}
            onChange={(rating) => form.setFieldValue("rating", rating)}
            size="lg"
            mt={5}
            getSymbolLabel={(value) => t("reviews.giveStars", { count: value })}
          />
        </Input.Wrapper>
        <LimitedArea
          label={t("reviews.text")}
          description={t("reviews.textHint")}
          required
          autosize
          minRows={3}
          longest={2000}
          {...form.field("text")}
        />
        <Refused form={form} />
        <Group>
          <Button type="submit" loading={form.isPending}>
            {t(before ? "reviews.saveChange" : "reviews.send")}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t("common.cancel")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

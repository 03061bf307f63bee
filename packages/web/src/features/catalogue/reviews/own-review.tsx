import { Alert, Button, Group, Input, Rating, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { getOwnReview, getProduct, listReviews, saveReview } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { problemText } from "../../../ui/states.tsx";
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
  const client = useQueryClient();
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [text, setText] = useState(before?.text ?? "");
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => call(saveReview, { body: { productId, rating, text } }),
    onSuccess: async () => {
      const keys = [getOwnReview.path, listReviews.path, getProduct.path];
      await Promise.all(keys.map((path) => client.invalidateQueries({ queryKey: [path] })));
      onDone();
    },
  });
  const short = text.trim().length < fewestLetters;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating > 0 && !short) save.mutate();
  };
  return (
    <Form
      typed={text !== (before?.text ?? "") || rating !== (before?.rating ?? 0)}
      className="panel"
      onSubmit={submit}
      noValidate
    >
      <Stack>
        <Input.Wrapper
          label={t("reviews.rating")}
          required
          labelElement="div"
          error={tried && rating === 0 && t("fieldProblem.required")}
        >
          <Rating
            value={rating}
            onChange={setRating}
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
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={tried && short && t("reviews.tooShort", { count: fewestLetters })}
        />
        {save.error && (
          <Alert color="red" role="alert">
            {problemText(t, save.error)}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
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

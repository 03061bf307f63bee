import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnswerButton } from "../../../../ui/fields/answer-button.tsx";
import { choiceText, refusalText } from "../../../../ui/fields/reading-words.ts";
import { cellKey, type Amount } from "./grid-model.ts";
import type { Question } from "./grid-steps.ts";
import { typeName } from "./price-words.ts";

interface Props {
  questions: readonly Question[];
  /** Puts the chosen amount into the cell, or leaves the cell as it is. */
  take: (question: Question, amount: Amount | undefined) => void;
}

/** What was typed or pasted and isn't plain: asked cell by cell, with the meanings to choose from. */
export function GridQuestions({ questions, take }: Props) {
  const { t, language } = useTexts(officePricesTexts);
  const [first] = questions;
  if (!first) return null;
  const say = (cents: number) => money(cents, language);
  return (
    <Alert
      color="orange"
      mb="sm"
      title={t("officePrices.grid.questions", { count: questions.length })}
      className="price-questions"
    >
      <Stack gap="xs">
        {questions.map((question) => {
          const { row, locale, cell, text, reading } = question;
          const { priceType } = cell;
          const where = `${row.productCode} · ${typeName(t, priceType)}`;
          return (
            <Group key={cellKey({ productId: row.id, locale, priceType })} gap="xs" role="group" aria-label={where}>
              <Text size="sm">
                {where}: “{text.trim()}”{reading.is === "refused" && `. ${refusalText(t, reading.refusal, say)}`}
              </Text>
              {reading.is === "asked" &&
                reading.choices.map((choice) => (
                  <AnswerButton
                    key={`${choice.value.price} ${choice.as ?? ""}`}
                    size="compact-sm"
                    variant="filled"
                    onClick={() => take(question, choice.value)}
                  >
                    {choiceText(t, { ...choice, value: choice.value.price }, say)}
                  </AnswerButton>
                ))}
              <Button size="compact-sm" variant="default" onClick={() => take(question, undefined)}>
                {t("officePrices.grid.leaveCell")}
              </Button>
            </Group>
          );
        })}
      </Stack>
    </Alert>
  );
}

import { Alert, Button, Group, List, Stack } from "@mantine/core";
import { useState } from "react";
import { bookingWarningCodes } from "@solvia/core/payments/booking-warnings";
import { questionsOf } from "../../../../api/asked-warnings.ts";
import type { ApiProblem } from "../../../../api/client.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { TakesFocus } from "../../../../ui/focus/takes-focus.tsx";

export type BookingCode = (typeof bookingWarningCodes)[number];
type Question = ApiProblem["fields"][number];

/** The codes of what is asked, for who says yes to all of it. */
export const confirmedIn = (questions: readonly Pick<Question, "code">[]): BookingCode[] =>
  bookingWarningCodes.filter((known) => questions.some(({ code }) => code === known));

/** What the server asks before it books, until something else is typed. */
export function useQuestions() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  return {
    questions,
    confirmed: confirmedIn(questions),
    forget: () => setQuestions([]),
    /** Whether a refusal asks. */
    take: (error: Error): boolean => {
      const ofThisError = questionsOf(error);
      setQuestions(ofThisError);
      return ofThisError.length > 0;
    },
  };
}

interface Props {
  questions: readonly Question[];
  /** What sends the form, unless it is said by "confirm". */
  action?: string;
  pending: boolean;
  onConfirm: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Sends the form; once the server asks about a day, an amount or a reference, its questions, with what each was compared to. */
export function BookingSubmit({ questions, action, pending, onConfirm, onBack, onClose }: Props) {
  const { t, language } = useTexts(officeMoneyTexts);
  const words = (params: Question["params"] = {}) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "number" ? money(value, language) : name.endsWith("On") ? date(value, language) : value,
      ]),
    );
  if (questions.length === 0) {
    return <DialogFoot action={action ?? t("common.confirm")} pending={pending} onClose={onClose} />;
  }
  return (
    <TakesFocus when>
      <Alert color="orange" title={t("officeMoney.asks.title")}>
        <Stack>
          <List size="sm" listStyleType="none" className="numbers">
            {questions.map(({ code, params }) => (
              <List.Item key={`${code} ${JSON.stringify(params)}`}>
                {t(`officeMoney.asks.${code}`, { ...words(params), defaultValue: code })}
              </List.Item>
            ))}
          </List>
          <Group justify="flex-end">
            <Button variant="default" onClick={onBack}>
              {t("officeMoney.asks.back")}
            </Button>
            <Button color="red" loading={pending} onClick={onConfirm}>
              {action ?? t("officeMoney.asks.confirm")}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </TakesFocus>
  );
}

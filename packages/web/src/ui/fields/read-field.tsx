import { Group, Stack, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import type { Choice, Reading } from "@solvia/core/platform/reading";
import { useTexts } from "../../i18n/index.ts";
import { AnswerButton } from "./answer-button.tsx";
import { choiceText, refusalText } from "./reading-words.ts";
import { useSaidBelow } from "./said-below.ts";

/** What a field holds: a number, "" for nothing, or the text that can't be stored as it stands. */
export type Held = number | string;

export interface FieldProps extends Omit<TextInputProps, "value" | "onChange" | "defaultValue" | "type" | "unit"> {
  /** Nothing unless told. */
  value?: Held | undefined;
  /** A number only for what the text says exactly or was chosen; while it is asked or refused, the text. */
  onChange: (value: Held) => void;
}

interface Props extends FieldProps {
  read: (text: string) => Reading<number>;
  /** As it is typed; reading it gives the value again. */
  write: (value: number) => string;
  /** As it is said in a choice or a limit. */
  say: (value: number) => string;
}

/**
 * A text field for a number, read by the one reader (core/platform/reading): what has two meanings is asked below the field
 * with the meanings to choose from, what is none is refused in words. The question comes when the field is left, at a
 * paste, and when its form is sent, which it holds back until it is settled.
 */
export function ReadField({
  value = "",
  onChange,
  read,
  write,
  say,
  error,
  disabled = false,
  onBlur,
  onPaste,
  onKeyDown,
  className,
  ...props
}: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const shown = (held: Held) => (typeof held === "number" ? write(held) : held);
  const [typed, setTyped] = useState<{ text: string; value: Held }>({ text: shown(value), value });
  const [isTold, setTold] = useState(false);
  if (typed.value !== value) setTyped({ text: shown(value), value });
  const reading = read(typed.text);
  const isSettled = reading.is === "exact" || reading.is === "empty";
  const isNumber = typeof typed.value === "number";

  const take = (text: string) => {
    const said = read(text);
    const next = said.is === "exact" ? said.value : said.is === "empty" ? "" : text;
    setTyped({ text, value: next });
    if (next !== value) onChange(next);
  };
  const choose = ({ value: chosen }: Choice<number>) => {
    setTyped({ text: write(chosen), value: chosen });
    setTold(false);
    onChange(chosen);
    input.current?.focus();
  };
  useEffect(() => {
    const form = input.current?.form;
    // What is closed can't be settled, and isn't asked for.
    if (!form || isSettled || isNumber || disabled) return undefined;
    const hold = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setTold(true);
      input.current?.focus();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [isSettled, isNumber, disabled]);

  const isOpen = isTold && !isSettled && !isNumber;
  const shownError = isOpen && reading.is === "refused" ? refusalText(t, reading.refusal, say) : error;
  const choices = isOpen && reading.is === "asked" ? reading.choices : [];
  useSaidBelow(input, choices.length > 0 ? id : undefined);
  return (
    <Stack gap={4} w={props.w} {...(className && { className })}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...props}
        disabled={disabled}
        ref={input}
        value={typed.text}
        error={shownError ?? choices.length > 0}
        onChange={(event) => take(event.currentTarget.value)}
        onPaste={(event) => {
          setTold(true);
          onPaste?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") setTold(true);
          onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTold(true);
          if (typeof typed.value === "number") setTyped({ text: write(typed.value), value: typed.value });
          onBlur?.(event);
        }}
      />
      {choices.length > 0 && (
        <Stack gap={4} role="alert" id={id}>
          <Text size="xs">{t("numbers.asked", { text: typed.text.trim() })}</Text>
          <Group gap={4}>
            {choices.map((choice) => (
              <AnswerButton key={`${choice.value} ${choice.as ?? ""}`} onClick={() => choose(choice)}>
                {choiceText(t, choice, say)}
              </AnswerButton>
            ))}
          </Group>
        </Stack>
      )}
    </Stack>
  );
}

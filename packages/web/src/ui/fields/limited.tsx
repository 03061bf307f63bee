import { Textarea, TextInput, type TextareaProps, type TextInputProps } from "@mantine/core";
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { useTexts } from "../../i18n/index.ts";

interface Limit {
  /** The server's limit, in characters of the text without what surrounds it. */
  longest: number;
}

/**
 * A field takes all that is typed or pasted; what is more than the server keeps is counted and refused at the field, and a form that the browser
 * judges isn't sent with it. The kit's `maxLength` would cut it without a word (limited.test.ts allows none).
 */
function useLimit<E extends HTMLInputElement | HTMLTextAreaElement>(text: unknown, longest: number, error: ReactNode) {
  const { t } = useTexts();
  const field = useRef<E>(null);
  const { length } = String(text ?? "").trim();
  const refusal = length > longest ? t("fieldProblem.longest", { length, longest }) : "";
  useEffect(() => field.current?.setCustomValidity(refusal), [refusal]);
  return { ref: field, error: refusal || error };
}

/** A line of text of at most so many characters. */
export function LimitedText({ longest, error, onChange, ...props }: TextInputProps & Limit) {
  const [own, setOwn] = useState(props.defaultValue);
  const limit = useLimit<HTMLInputElement>(props.value ?? own, longest, error);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setOwn(event.currentTarget.value);
    onChange?.(event);
  };
  return <TextInput {...props} {...limit} onChange={change} />;
}

/** Several lines of text of at most so many characters. */
export function LimitedArea({ longest, error, onChange, ...props }: TextareaProps & Limit) {
  const [own, setOwn] = useState(props.defaultValue);
  const limit = useLimit<HTMLTextAreaElement>(props.value ?? own, longest, error);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setOwn(event.currentTarget.value);
    onChange?.(event);
  };
  return <Textarea {...props} {...limit} onChange={change} />;
}

interface CodeProps extends Omit<TextInputProps, "onChange"> {
  onChange: (code: string) => void;
}

/** A code from a message or an app, which are often written in groups: the spaces between them belong to no code. */
export const CodeField = ({ onChange, ...props }: CodeProps) => (
  <TextInput
    autoComplete="one-time-code"
    {...props}
    onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s/g, ""))}
  />
);

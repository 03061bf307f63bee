import { ActionIcon, Group, Stack, Text, TextInput } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { readPieces, type Reading } from "@solvia/core/platform/reading";
import { figure, notation } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnswerButton } from "./answer-button.tsx";
import { choiceText, refusalText } from "./reading-words.ts";
import { useSaidBelow } from "./said-below.ts";
import { IconMinus, IconPlus } from "../icons.gen.ts";

interface Props {
  /** Of what, for the labels. */
  name: string;
  label: string;
  value: number;
  minimum: number;
  /** What is available. */
  maximum: number;
  /** What is said of more, where it isn't the warehouse that has no more. */
  tooMany?: string;
  onChange: (value: number) => void;
  /** Told while the field says something that isn't the value: nothing is to be done with the value meanwhile. */
  onOpen?: (isOpen: boolean) => void;
  /** Where nought means that the line goes: asked first. */
  onRemove?: () => void;
  /** Whether it stands beside fields of other articles: its buttons then say of what. */
  beside?: boolean;
  isFaulty?: boolean;
  size?: "sm" | "md";
}

type Offer = { text: string; value: number } | { text: string; remove: true };

/**
 * How many pieces: typed, or one more and one less. More than there are, less than may be ordered, nought, nothing and what
 * isn't plain stay as they were typed, with what is possible to choose; nothing is brought back in silence.
 */
export function QuantityInput(props: Props) {
  const {
    name,
    label,
    value,
    minimum,
    maximum,
    onChange,
    onOpen,
    onRemove,
    beside = onRemove !== undefined,
    isFaulty = false,
    size = "sm",
    tooMany,
  } = props;
  const { t, language } = useTexts();
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(value);
  // An empty field may be on its way to another number until it is left.
  const [wasLeft, setLeft] = useState(false);
  const id = useId();
  if (known !== value) {
    setKnown(value);
    setTyped(undefined);
  }
  const field = useRef<HTMLInputElement>(null);
  const read = (text: string) => readPieces(text, { notation: notation(language), minimum: 0 });
  const fits = (reading: Reading<number>): reading is { is: "exact"; value: number } =>
    reading.is === "exact" && reading.value >= minimum && reading.value <= maximum;
  const settle = (wanted: number) => {
    setTyped(undefined);
    setKnown(wanted);
    onOpen?.(false);
    if (wanted !== value) onChange(wanted);
  };
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const reading = read(text);
    onOpen?.(!fits(reading));
    if (fits(reading) && reading.value !== value) {
      setKnown(reading.value);
      onChange(reading.value);
    }
  };
  const reading = typed === undefined ? undefined : read(typed);
  const isTold = reading && !fits(reading) && (reading.is !== "empty" || wasLeft);
  const { say, offers } = isTold ? adviceOn(reading) : { say: undefined, offers: [] };

  function adviceOn(said: Reading<number>): { say: string; offers: Offer[] } {
    const keep = { text: t("numbers.keep", { pieces: value }), value };
    if (said.is === "empty") return { say: t("numbers.howMany"), offers: [keep] };
    if (said.is === "asked") {
      const choices = said.choices.map((choice) => ({
        text: choiceText(t, choice, (pieces) => figure(pieces, language)),
        value: choice.value,
      }));
      return { say: t("numbers.asked", { text: typed ?? "" }), offers: choices };
    }
    if (said.is === "refused" && said.refusal.code !== "too-small")
      return { say: refusalText(t, said.refusal, (pieces) => figure(pieces, language)), offers: [keep] };
    if (said.is === "exact" && said.value === 0 && onRemove)
      return { say: t("numbers.removeAsk", { name }), offers: [{ text: t("numbers.remove"), remove: true }, keep] };
    const isTooMany = said.is === "exact" && said.value > maximum;
    const nearest = isTooMany ? maximum : minimum;
    return {
      say: isTooMany
        ? (tooMany ?? t("numbers.onlyAvailable", { count: maximum }))
        : t("numbers.atLeast", { pieces: minimum }),
      offers: nearest >= minimum ? [{ text: t("numbers.take", { pieces: nearest }), value: nearest }] : [],
    };
  }
  useSaidBelow(field, say === undefined ? undefined : id);
  const choose = (offer: Offer) => {
    if (!("remove" in offer))
      return offer.value > maximum || offer.value < minimum ? type(String(offer.value)) : settle(offer.value);
    setTyped(undefined);
    return onRemove?.();
  };
  const height = size === "md" ? 42 : 36;
  return (
    <Stack gap={4}>
      <Group gap={5} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={height}
          aria-label={beside ? `${t("product.less")}: ${name}` : t("product.less")}
          disabled={value <= minimum}
          onClick={() => settle(Math.max(minimum, value - 1))}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <TextInput
          ref={field}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          size={size}
          w={size === "md" ? 84 : { base: 60, sm: 76 }}
          value={typed ?? String(value)}
          error={isFaulty || say !== undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            setLeft(true);
            if (!reading || fits(reading)) settle(value);
          }}
          styles={{ input: { textAlign: "center", fontVariantNumeric: "tabular-nums" } }}
        />
        <ActionIcon
          variant="default"
          size={height}
          aria-label={beside ? `${t("product.more")}: ${name}` : t("product.more")}
          disabled={value >= maximum}
          onClick={() => settle(Math.min(maximum, value + 1))}
        >
          <IconPlus size={16} />
        </ActionIcon>
      </Group>
      {say && (
        <Group gap={6} role="alert" id={id}>
          <Text size="xs" c="red">
            {say}
          </Text>
          {offers.map((offer) => (
            <AnswerButton key={offer.text} onClick={() => choose(offer)}>
              {offer.text}
            </AnswerButton>
          ))}
        </Group>
      )}
    </Stack>
  );
}

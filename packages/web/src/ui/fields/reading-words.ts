import type { Choice, Refusal } from "@solvia/core/platform/reading";
import type { Translate } from "../../i18n/words.ts";

/** A meaning that is offered: "1.234,00 € (the sign separates thousands)". */
export function choiceText(
  t: Translate,
  { value, as, rounded }: Choice<number>,
  say: (value: number) => string,
): string {
  if (rounded) return t("numbers.rounded", { value: say(value) });
  if (as === "thousands") return t("numbers.thousands", { value: say(value) });
  if (as === "decimals") return t("numbers.decimals", { value: say(value) });
  return say(value);
}

/** Why a text can't be stored, with what is allowed. */
export function refusalText(t: Translate, { code, params }: Refusal, say: (value: number) => string): string {
  const limits = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, limit]) => [
      name,
      typeof limit === "number" && name !== "digits" ? say(limit) : limit,
    ]),
  );
  return t(`numbers.refused.${code}`, limits);
}

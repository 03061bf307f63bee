import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listNotifications } from "@solvia/core/contract/engagement";
import type { profileTexts } from "../../../i18n/areas/profile.ts";
import { money } from "../../../i18n/format.ts";
import type { Reading } from "../../../i18n/index.ts";

export type Notice = AnswerOf<typeof listNotifications>["items"][number];

/** What a notification says; one that this release has no words for is still told. */
export function noticeText(
  { type, facts }: Pick<Notice, "type" | "facts">,
  { t, language }: Reading<typeof profileTexts>,
): string {
  const { amount, kind } = facts;
  return t(`notices.${type}`, {
    ...facts,
    ...(typeof amount === "number" && { money: money(amount, language) }),
    ...(kind && { what: t(`acts.kinds.${kind}`, { defaultValue: String(kind) }) }),
    defaultValue: t("notices.other"),
  });
}

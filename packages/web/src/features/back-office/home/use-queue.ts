import { useQuery } from "@tanstack/react-query";
import type { getOfficeQueue as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import { getOfficeQueue } from "../../../api/endpoints.gen.ts";
import { useColleague } from "../../office-kit/use-colleague.ts";

export type Queue = AnswerOf<typeof Contract>;
export type Counted = NonNullable<Queue[keyof Queue]>;

const everyMinute = 60_000;
const most = 99;

/** What waits, anew each minute; nothing for whom it isn't. */
export function useQueue(): Queue | undefined {
  const enabled = allowed(getOfficeQueue.access, useColleague());
  return useQuery({ ...queryOf(getOfficeQueue, {}), refetchInterval: everyMinute, enabled }).data;
}

/** "7", "7+" where there are more than were looked at, "99+". */
export const saidCount = ({ count, more }: Counted): string =>
  count > most ? `${most}+` : `${count}${more ? "+" : ""}`;

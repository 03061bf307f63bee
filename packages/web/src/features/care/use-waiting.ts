import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/client.ts";
import { listBackOfficeChats, listBackOfficeTickets } from "../../api/endpoints.gen.ts";
import { useColleague } from "../office-kit/use-colleague.ts";

/** How often the queue is asked for what came meanwhile: milliseconds. */
const again = { refetchInterval: 15_000 } as const;
const limit = 20;

/** What waits for the desk, part by part: chats with the customer's last word, then requests by plan and due date; with `mine` the requests given to who looks. */
export function useWaiting(mine: boolean) {
  const colleague = useColleague();
  const whose = mine && colleague ? { assigneeId: colleague.id } : {};
  const chats = useInfiniteQuery({
    ...pagesOf(listBackOfficeChats, { query: { unanswered: "true", limit } }),
    ...again,
  });
  const open = useInfiniteQuery({
    ...pagesOf(listBackOfficeTickets, { query: { status: "open", ...whose, limit } }),
    ...again,
  });
  const taken = useInfiniteQuery({
    ...pagesOf(listBackOfficeTickets, { query: { status: "in_progress", ...whose, limit } }),
    ...again,
  });
  return { chats, open, in_progress: taken };
}

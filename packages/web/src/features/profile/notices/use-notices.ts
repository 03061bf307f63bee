import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { readNotifications } from "../../../api/endpoints.gen.ts";

/** How often the bell asks whether there is something new, in milliseconds. */
export const askEveryMs = 60_000;

/** Marks everything up to a notification as read. */
export function useRead() {
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => call(readNotifications, { body: { upTo } }),
  });
  return mutate;
}

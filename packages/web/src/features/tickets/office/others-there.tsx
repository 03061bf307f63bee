import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../api/client.ts";
import { lookAtTicket } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { OfficeTicket } from "./ticket.ts";

/** How often a page says that it is there: twice within a lease. */
const beat = 15_000;

interface Props {
  ticket: Pick<OfficeTicket, "id" | "revision">;
  isWriting: boolean;
  onStale: () => void;
}

/** Who else has the request open or writes an answer; what others wrote meanwhile is read anew. */
export function OthersThere({ ticket: { id, revision }, isWriting, onStale }: Props) {
  const { t } = useTexts(officeTicketsTexts);
  const { data } = useQuery({
    queryKey: [lookAtTicket.path, id, isWriting],
    queryFn: () => call(lookAtTicket, { params: { id }, body: { writing: isWriting } }),
    refetchInterval: beat,
    placeholderData: (before) => before,
    retry: false,
  });
  const newest = data?.revision ?? 0;
  useEffect(() => {
    if (newest > revision) onStale();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each revision that is heard of
  }, [newest]);
  const others = data?.others ?? [];
  if (others.length === 0) return null;
  return (
    <Alert color="orange" role="status" py={6} mt={4}>
      {others
        .map(({ name, writing }) => t(writing ? "officeTickets.othersWrite" : "officeTickets.othersLook", { name }))
        .join(" · ")}
    </Alert>
  );
}

import { call } from "../../../../api/client.ts";
import { setTroubled } from "../../../../api/endpoints.gen.ts";

/** Marks an order as troubled, or takes the mark away; one that was stopped to be looked at is let go by saying what was found. */
export const writeTroubled = ({ id }: { id: string }, troubled: boolean, reason?: string) =>
  call(setTroubled, { params: { id }, body: { troubled, ...(reason !== undefined && { reason }) } });

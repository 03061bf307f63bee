import { useEffect } from "react";
import { call } from "../../api/client.ts";
import { openQuotation, openSharedQuotation } from "../../api/endpoints.gen.ts";
import { useMay } from "../acting/in-stead.tsx";

/** Nobody reads the answer: what isn't told now is told at the next look. */
const told = (telling: Promise<unknown>): void => void telling.catch(() => undefined);

/** Tells that the customer has their quotation before their eyes; who acts in their stead isn't them. */
export function useOpened(id: string): void {
  const isOwn = useMay(openQuotation);
  useEffect(() => {
    if (isOwn) told(call(openQuotation, { params: { id } }));
  }, [id, isOwn]);
}

/** The same of who holds its link. */
export function useOpenedByLink(token: string): void {
  useEffect(() => told(call(openSharedQuotation, { params: { token } })), [token]);
}

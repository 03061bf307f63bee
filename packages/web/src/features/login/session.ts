import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { getUser as Contract } from "@solvia/core/contract/account";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { basisOf, type Basis } from "@solvia/core/pricing/basis";
import { call, queryOf } from "../../api/client.ts";
import { getMovementsCount, getUser, logout } from "../../api/endpoints.gen.ts";
import { forgetAnswers } from "../../ui/keeping/kept-answers.ts";
import { forgetHere, openedHere } from "../../ui/keeping/kept-here.ts";
import { ofCart } from "../../api/of-cart.ts";
import { useViewerKnown } from "./viewer-known.ts";

type Known = AnswerOf<typeof Contract>["user"];

/** Whose page it is, where a session may end while the page stays (require-login.tsx). */
export const PageOwner = createContext<Known>(null);

/** Whoever is logged in, as it was asked within the minute. */
const useKnown = () => useQuery({ ...queryOf(getUser, {}), staleTime: 60_000 });

/** Who is logged in; undefined while it is asked, null when nobody is and the page is nobody's. */
export function useUser(): Known | undefined {
  const owner = useContext(PageOwner);
  const { data } = useKnown();
  return data && (data.user ?? owner);
}

/** Why it isn't known who is logged in, where it was asked in vain, and the way to ask again. */
export function useUserUnknown(): { error: unknown; retry: () => void } | undefined {
  const { data, error, refetch } = useKnown();
  return !data && error ? { error, retry: () => void refetch() } : undefined;
}

/** On which basis whoever looks reads the catalogue; carts and orders say theirs themselves. */
export const useBasis = (): Basis => basisOf(useUser());

/** Put once around every page: prices wait for whoever looks (viewer-known.ts). */
export function usePricesOfViewer(): void {
  const { data, isPending } = useKnown();
  useViewerKnown(isPending, data && data.user !== null);
}

/** Does something for whoever is logged in, and else what `otherwise` says; asks first where it isn't known yet. */
export function useForUser(otherwise: () => void) {
  const client = useQueryClient();
  return async (action: () => void): Promise<void> => {
    // Without an answer it is tried: the API says what is wrong.
    const known = await client.ensureQueryData(queryOf(getUser, {})).catch(() => undefined);
    if (known?.user === null) otherwise();
    else action();
  };
}

/** Whether whoever looks may have a cart: everybody but who only looks at what their company orders. */
export const useMayOrder = (): boolean => useUser()?.memberRole !== "viewer";

/** The number of lines in the cart, for the header; asked for where there may be one. */
export function useCartCount(): number {
  const user = useUser();
  const mayOrder = useMayOrder();
  const { data: known } = useKnown();
  const enabled = mayOrder && Boolean(user ?? known?.guestCart);
  const { data } = useQuery({ ...queryOf(getMovementsCount, {}), enabled });
  return mayOrder ? (data?.count ?? 0) : 0;
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    scope: ofCart.scope,
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      forgetHere(openedHere);
      forgetAnswers();
      return client.resetQueries();
    },
  });
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryOf } from "../api/client.ts";
import { getMovementsCount, getUser, logout } from "../api/endpoints.gen.ts";

/** Who is logged in; undefined while it is asked, null when nobody is. */
export function useUser() {
  const { data } = useQuery({ ...queryOf(getUser, {}), staleTime: 60_000 });
  return data?.user;
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

/** The number of lines in the cart, for the header. */
export function useCartCount(): number {
  const user = useUser();
  const mayOrder = useMayOrder();
  const { data } = useQuery({ ...queryOf(getMovementsCount, {}), enabled: Boolean(user) && mayOrder });
  return data?.count ?? 0;
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => client.resetQueries(),
  });
}

import { useState } from "react";
import { useUser } from "../login/session.ts";

/** Who works here: of a session that ended meanwhile still its owner, so that what stands around the login stays. Nobody while they act for a customer. */
export function useColleague() {
  const user = useUser();
  const [last, setLast] = useState(user);
  const colleague = user === null ? last : user;
  if (colleague !== last) setLast(colleague);
  return colleague?.actedBy ? undefined : (colleague ?? undefined);
}

import { getReturnPicture } from "@solvia/core/contract/orders";
import { ownPictureUrl } from "@solvia/core/returns/return-pictures";
import { serve } from "../../serve/index.ts";

export const handler = serve(getReturnPicture, ({ user, params: { id, returnId, n } }) =>
  ownPictureUrl(user, id, returnId, n),
);

import { getBackOfficeReturnPicture } from "@solvia/core/contract/back-office/orders";
import { officePictureUrl } from "@solvia/core/returns/return-pictures";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeReturnPicture, ({ params: { id, n } }) => officePictureUrl(id, n));

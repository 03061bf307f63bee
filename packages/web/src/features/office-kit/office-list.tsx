import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../api/search-of.ts";
import type { List, Listed } from "../../ui/list/declaration.ts";
import { ListPage } from "../../ui/list/list-page.tsx";
import { useUser } from "../login/session.ts";
import { BackOffice } from "./layout.tsx";

interface Props<E extends Endpoint, Row extends Listed> {
  list: List<E, Row>;
  search: SearchOf<E>;
}

/** A list of the back office: for whom its endpoint allows. */
export const OfficeList = <E extends Endpoint, Row extends Listed>(props: Props<E, Row>) => (
  <BackOffice access={props.list.contract.access}>
    <OfList {...props} />
  </BackOffice>
);

const OfList = <E extends Endpoint, Row extends Listed>(props: Props<E, Row>) => (
  <ListPage {...props} userId={useUser()?.id ?? ""} />
);

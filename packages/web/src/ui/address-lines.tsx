import { Text } from "@mantine/core";

interface Place {
  header: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
}

/** Where goods go, in lines as on a parcel. */
export const AddressLines = ({ of }: { of: Place }) => (
  <Text size="sm">
    {of.header}
    <br />
    {of.street} {of.houseNumber}
    <br />
    {of.postalCode} {of.city} {of.provinceCode}
  </Text>
);

import { Text } from "@mantine/core";

interface Place {
  header: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
}

/** Where goods go, in lines as on a parcel; without its first where that says the name above it once more. */
export const AddressLines = ({ of, below }: { of: Place; below?: string }) => (
  <Text size="sm">
    {of.header !== below && (
      <>
        {of.header}
        <br />
      </>
    )}
    {of.street} {of.houseNumber}
    <br />
    {of.postalCode} {of.city} {of.provinceCode}
  </Text>
);

let wished = false;

/** Who has searched wants the first result next: whoever draws the results hands it the focus. */
export const wishFirstResult = (): void => {
  wished = true;
};

/** Whether that was wished; once. */
export const takeFocusWish = (): boolean => {
  const was = wished;
  wished = false;
  return was;
};

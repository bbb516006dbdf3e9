/** For a column of the list that is no field of the form. */
export function Nothing() {
  return null;
}

/** For what is a column of the list and no field of the form. */
export function Nothing() {
  return null;
}

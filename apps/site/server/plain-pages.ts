/** A page without the site around it, for when there is none. */
export const plainPage = (title: string, english: string, text = '') =>
  `<!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Liget</title><main><h1>${title}</h1>${text ? `<p>${text}</p>` : ''}<p lang="en">${english}</p><p><a href="/">Vissza a főoldalra</a> · <a href="/en" lang="en">Back to the homepage</a></p></main></html>`;

export const BAD_REQUEST = plainPage('Ezt a címet nem értjük', 'We cannot read this address.');
export const NO_SUCH_ADDRESS = plainPage('Ez az oldal nem található', 'There is no page at this address.');
export const SERVER_ERROR = plainPage('Hiba történt', 'Something went wrong.');
